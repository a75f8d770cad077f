import type { ISI_KALENDER } from './kalender-cuti.contract.ts';

type Isi = (typeof ISI_KALENDER)[number];

/** Whose leave a calendar holds, as it is chosen. */
export const LABEL_KALENDER_CUTI: Record<Isi, string> = {
  saya: 'Cuti saya',
  grup: 'Cuti grup saya',
  instansi: 'Cuti seluruh instansi',
};

/** The same to who does not choose it himself. */
export const SEBUTAN_KALENDER_CUTI: Record<Isi, string> = {
  saya: LABEL_KALENDER_CUTI.saya,
  grup: 'Cuti grup',
  instansi: 'Cuti instansi',
};

const JUDUL: Record<Isi, string> = { ...SEBUTAN_KALENDER_CUTI, instansi: 'Cuti' };

/** How it is listed among somebody's calendars: 'Cuti grup SMP Negeri 1'. */
export const judulKalenderCuti = (isi: Isi, nama_organisasi: string): string => `${JUDUL[isi]} ${nama_organisasi}`;
