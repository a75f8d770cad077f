import type { TourStep } from '../../../ui/feedback/start-tour.ts';
import { bernama, tautan } from './cari.ts';

export const LANGKAH: TourStep[] = [
  {
    element: bernama('Bagian persetujuan'),
    title: 'Yang menunggu keputusan Anda',
    text: 'Tiap jenis ajuan punya bagiannya; angkanya yang masih menunggu. Yang disetujui dapat diurungkan sepuluh detik.',
  },
  {
    element: tautan('Jalur persetujuan'),
    title: 'Siapa yang memutuskan',
    text: 'Satu jalur untuk satu jenis ajuan, berjenjang dari bawah. Tanpa jalur, operator mana pun dapat memutuskan.',
  },
];
