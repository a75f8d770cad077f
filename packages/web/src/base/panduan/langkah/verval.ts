import type { TourStep } from '../../../ui/feedback/start-tour.ts';
import { bernama, kartu, tombol } from './cari.ts';

export const LANGKAH: TourStep[] = [
  {
    element: bernama('Bulan'),
    title: 'Bulan yang ditutup',
    text: 'Yang terbuka adalah bulan lalu. Bulan yang belum berakhir belum dapat diverifikasi.',
  },
  {
    element: kartu('Bereskan'),
    title: 'Yang masih menghambat',
    text: 'Bereskan dari yang terbanyak. Tiap baris membuka tempat membereskannya.',
  },
  {
    element: bernama('Verval anggota'),
    title: 'Satu baris satu anggota',
    text: 'Centang beberapa anggota untuk memverifikasi atau membuka bulannya sekaligus.',
  },
  {
    element: tombol('Verifikasi semua'),
    title: 'Verifikasi membekukan bulan',
    text: 'Sesudah itu hasilnya tidak berubah lagi, kecuali bulannya dibuka dengan alasan.',
  },
  {
    element: tombol('Cetak lembar'),
    title: 'Lembar untuk ditandatangani',
    text: 'Satu lembar tiap anggota, dengan kode untuk memeriksa keasliannya.',
  },
];
