import { AKUN_SAYA, CUTI_SAYA, PRESENSI_SAYA } from './anggota.ts';
import { AKHIR_BULAN, HARI_INI } from './operator-harian.ts';
import { ANGGOTA, CUTI, MENYIAPKAN } from './operator-siapkan.ts';
import { TENANT } from './tenant.ts';
import { UMUM } from './umum.ts';
import type { Bab, Pembaca } from './topik.ts';

/** The whole of the help, in the order of a printed book. */
export const BAB: readonly Bab[] = [
  PRESENSI_SAYA,
  CUTI_SAYA,
  AKUN_SAYA,
  HARI_INI,
  AKHIR_BULAN,
  MENYIAPKAN,
  ANGGOTA,
  CUTI,
  TENANT,
  UMUM,
];

/** What stands in the book of a reader. */
export const babBagi = (bagi: Pembaca): Bab[] => BAB.filter((bab) => bab.bagi === bagi || bab === UMUM);
