import type { RouteName } from '../../base/links/routes.ts';
import type { Address, AnyAddress } from './dasar/address.ts';
import { AKSES } from './rows/akses.ts';
import { ANGGOTA } from './rows/anggota.ts';
import { ATRIBUT } from './rows/atribut.ts';
import { AUTH } from './rows/auth.ts';
import { BILLING } from './rows/billing.ts';
import { CUTI } from './rows/cuti.ts';
import { DASHBOARD } from './rows/dashboard.ts';
import { GRUP } from './rows/grup.ts';
import { HARI_LIBUR } from './rows/hari-libur.ts';
import { JADWAL } from './rows/jadwal.ts';
import { KEHADIRAN } from './rows/kehadiran.ts';
import { KLAIM_PRESENSI } from './rows/klaim-presensi.ts';
import { KUESIONER } from './rows/kuesioner.ts';
import { LAPORAN } from './rows/laporan.ts';
import { LOG } from './rows/log.ts';
import { MUTASI } from './rows/mutasi.ts';
import { ORGANISASI } from './rows/organisasi.ts';
import { PEMANTAU } from './rows/pemantau.ts';
import { PERANGKAT } from './rows/perangkat.ts';
import { PERIODE } from './rows/periode.ts';
import { PERSETUJUAN } from './rows/persetujuan.ts';
import { PRESENSI } from './rows/presensi.ts';
import { SKOR_PRESENSI } from './rows/skor-presensi.ts';
import { TENANT } from './rows/tenant.ts';

/** Every address of the product but the root, which only redirects; those of a domain stand together in rows/. */
export const ADDRESSES = {
  ...AKSES,
  ...ANGGOTA,
  ...ATRIBUT,
  ...AUTH,
  ...BILLING,
  ...CUTI,
  ...DASHBOARD,
  ...GRUP,
  ...HARI_LIBUR,
  ...JADWAL,
  ...KEHADIRAN,
  ...KLAIM_PRESENSI,
  ...KUESIONER,
  ...LAPORAN,
  ...LOG,
  ...MUTASI,
  ...ORGANISASI,
  ...PEMANTAU,
  ...PERANGKAT,
  ...PERIODE,
  ...PERSETUJUAN,
  ...PRESENSI,
  ...SKOR_PRESENSI,
  ...TENANT,
} satisfies { readonly [Name in Exclude<RouteName, 'root'>]: Address<Name> };

/** The table ties each screen to the parameters of its own path; who knows only the name hands them on as they are. */
export const addressAt = (name: RouteName): AnyAddress => (name === 'root' ? {} : (ADDRESSES[name] as AnyAddress));
