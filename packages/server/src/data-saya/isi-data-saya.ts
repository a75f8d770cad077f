import type { Bagian } from './bagian.ts';
import { ISI_AKUN } from './isi-akun.ts';
import { ISI_CUTI } from './isi-cuti.ts';
import { ISI_JADWAL } from './isi-jadwal.ts';
import { ISI_KEHADIRAN } from './isi-kehadiran.ts';
import { ISI_WAJAH } from './isi-wajah.ts';
import { ISI_KUESIONER } from './isi-kuesioner.ts';

/** All that is stored about a person, by table (aturan/akses#data-sendiri). */
export const ISI_DATA_SAYA: Readonly<Record<string, Bagian>> = {
  ...ISI_AKUN,
  ...ISI_KEHADIRAN,
  ...ISI_CUTI,
  ...ISI_JADWAL,
  ...ISI_KUESIONER,
  ...ISI_WAJAH,
};
