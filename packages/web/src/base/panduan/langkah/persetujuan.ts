import type { TourStep } from '../../../ui/feedback/start-tour.ts';
import { bernama, tombol } from './cari.ts';

export const LANGKAH: TourStep[] = [
  {
    element: bernama('Bagian persetujuan'),
    title: 'Yang menunggu keputusan Anda',
    text: 'Tiap jenis ajuan punya bagiannya; angkanya yang masih menunggu. Ajuan cuti ada di Cuti Anggota.',
  },
  {
    element: bernama('Jalur persetujuan'),
    title: 'Siapa yang memutuskan',
    text: 'Satu jalur untuk satu jenis ajuan, berjenjang dari bawah. Tanpa jalur, operator mana pun dapat memutuskan.',
  },
  {
    element: tombol('Tambah jalur'),
    title: 'Jalur baru',
    text: 'Pilih jenis ajuan, lalu pejabatnya menurut urutan, pengganti, dan kapan naik ke jenjang berikutnya.',
  },
];
