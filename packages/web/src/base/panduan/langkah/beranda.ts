import type { TourStep } from '../../../ui/feedback/start-tour.ts';
import { bernama, kartu } from './cari.ts';

export const LANGKAH: TourStep[] = [
  {
    element: kartu('Langkah awal'),
    title: 'Langkah awal',
    text: 'Yang perlu disiapkan agar instansi berjalan. Tiap langkah membuka layarnya, dan selesai sendiri saat datanya ada.',
  },
  {
    element: bernama('Ringkasan hari ini'),
    title: 'Hari ini dalam lima angka',
    text: 'Tekan sebuah angka untuk melihat siapa saja yang dihitungnya.',
  },
  {
    element: kartu('Tindak lanjut'),
    title: 'Yang menunggu Anda',
    text: 'Tiap baris membuka tempat membereskannya. Lewat menu di kanannya Anda dapat menandai siapa yang menangani.',
  },
  {
    element: kartu('Perlu perhatian'),
    title: 'Siapa yang terlambat atau belum hadir',
    text: 'Tekan namanya untuk membuka harinya dan membaca alasannya.',
  },
  {
    element: kartu('Pengumuman'),
    title: 'Pengumuman',
    text: 'Yang Anda tulis di sini tampil di Beranda anggota.',
  },
];
