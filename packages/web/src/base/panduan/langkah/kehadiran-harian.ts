import type { TourStep } from '../../../ui/feedback/start-tour.ts';
import { bernama, isian, tombol } from './cari.ts';

export const LANGKAH: TourStep[] = [
  {
    element: bernama('Ringkasan hari itu'),
    title: 'Keadaan semua anggota',
    text: 'Tekan sebuah angka untuk menyaring daftar di bawahnya. Tekan sekali lagi untuk melihat semuanya.',
  },
  {
    element: isian('Tanggal'),
    title: 'Tanggal dan grup',
    text: 'Pilih hari lain, atau satu grup saja.',
  },
  {
    element: bernama('Kehadiran harian'),
    title: 'Satu baris satu anggota',
    text: 'Tekan barisnya untuk membaca "Kenapa?": presensi, jadwal, dan aturan di balik hasil hari itu.',
  },
  {
    // One button for all of them on a phone.
    element: () => tombol('Unduh PDF')() ?? tombol('Unduh')(),
    title: 'Dicetak atau diolah',
    text: 'Berkasnya memuat daftar seperti yang tersaring, semua halamannya.',
  },
];
