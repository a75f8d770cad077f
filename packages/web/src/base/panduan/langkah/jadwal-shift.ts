import type { TourStep } from '../../../ui/feedback/start-tour.ts';
import { bernama, tombol } from './cari.ts';

export const LANGKAH: TourStep[] = [
  {
    element: tombol('Isi dari pola'),
    title: 'Mulai dari pola',
    text: 'Pola mengisi berminggu-minggu sekaligus. Anda melihat dulu apa yang berubah sebelum disimpan.',
  },
  {
    element: tombol('Salin minggu'),
    title: 'Atau salin minggu lalu',
    text: 'Minggu yang sudah baik disalin ke minggu berikutnya.',
  },
  {
    element: bernama('Isi sel terpilih dengan'),
    title: 'Huruf tiap shift',
    text: 'Pilih sel, lalu tekan hurufnya di sini atau di papan ketik.',
  },
  {
    element: bernama('Jadwal shift'),
    title: 'Satu bulan, semua anggota',
    text: 'Anggota ke bawah, tanggal ke kanan. Perubahan disimpan sekali, lewat tombol yang muncul di bawah.',
  },
];
