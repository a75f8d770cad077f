import type { TourStep } from '../../../ui/feedback/start-tour.ts';
import { bernama } from './cari.ts';

const diPresensi = (selector: string) => () => document.querySelector<HTMLElement>(`main #presensi > ${selector}`);

export const LANGKAH: TourStep[] = [
  {
    element: bernama('Presensi'),
    title: 'Tombolnya',
    text: 'Tekan tombolnya saat datang dan saat pulang. Tanpa sambungan pun presensi tersimpan, lalu dikirim sendiri.',
  },
  {
    element: diPresensi('[data-tempat]'),
    title: 'Tempatnya',
    text: 'Di mana Anda berdiri terhadap lokasi presensi, dan apa artinya bagi presensi Anda.',
  },
  {
    element: diPresensi('p:not([role])'),
    title: 'Aturannya',
    text: 'Jam kerja Anda hari ini. Yang datang sesudahnya dihitung terlambat; tanpa presensi pulang harinya belum lengkap.',
  },
];
