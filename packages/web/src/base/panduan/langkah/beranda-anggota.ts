import type { TourStep } from '../../../ui/feedback/start-tour.ts';
import { bernama, kartu } from './cari.ts';

export const LANGKAH: TourStep[] = [
  {
    element: bernama('Presensi'),
    title: 'Presensi',
    text: 'Tekan tombolnya saat datang dan saat pulang. Tanpa sambungan pun presensi tersimpan, lalu dikirim sendiri.',
  },
  {
    element: kartu('Hari ini'),
    title: 'Yang tercatat hari ini',
    text: 'Setiap presensi Anda hari ini, dengan jam dan asalnya.',
  },
  {
    element: kartu('Pekan ini'),
    title: 'Pekan ini',
    text: 'Hasil tiap hari. Bila ada yang keliru, buka harinya di Riwayat Kehadiran, lalu ajukan perubahan.',
  },
];
