import { INSTANSI_TENANT, BERSAMA_TENANT } from './admin-tenant.ts';
import { AKUN_SAYA, CUTI_SAYA, PRESENSI_SAYA } from './anggota.ts';
import { AKHIR_BULAN, HARI_INI } from './operator-harian.ts';
import { ANGGOTA, CUTI, MENYIAPKAN } from './operator-siapkan.ts';
import { PANTAUAN } from './pemantau.ts';
import { AKSES, INDUK } from './super-admin.ts';
import type { Pembaca } from '../pembaca/pembaca.ts';
import type { Bab } from './topik.ts';
import { umumOf } from './umum.ts';

/** The whole of the help, in the order of a printed book; what all are told closes each. */
const BAB: readonly Bab[] = [
  PRESENSI_SAYA,
  CUTI_SAYA,
  AKUN_SAYA,
  HARI_INI,
  AKHIR_BULAN,
  MENYIAPKAN,
  ANGGOTA,
  CUTI,
  INSTANSI_TENANT,
  BERSAMA_TENANT,
  INDUK,
  AKSES,
  PANTAUAN,
];

/** What stands in the book of a reader. */
export const babBagi = (bagi: Pembaca): Bab[] => [...BAB.filter((bab) => bab.bagi === bagi), umumOf(bagi)];
