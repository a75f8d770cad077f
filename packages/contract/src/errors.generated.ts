// Generated from the names of files by scripts/generate.ts. Do not edit.
import { AKSES_ERRORS } from './akses/akses-errors.ts';
import { ANGGOTA_ERRORS } from './anggota/anggota-errors.ts';
import { SINKRON_ERRORS } from './anggota/sinkron/sinkron-errors.ts';
import { ATRIBUT_ERRORS } from './atribut/atribut-errors.ts';
import { AUTH_ERRORS } from './auth/auth-errors.ts';
import { FAKTOR_ERRORS } from './auth/faktor/faktor-errors.ts';
import { MASUK_SIMPATIKA_ERRORS } from './auth/simpatika/masuk-simpatika-errors.ts';
import { BILLING_ERRORS } from './billing/billing-errors.ts';
import { CUTI_ERRORS } from './cuti/cuti-errors.ts';
import { DASHBOARD_ERRORS } from './dashboard/dashboard-errors.ts';
import { DATA_SAYA_ERRORS } from './data-saya/data-saya-errors.ts';
import { GANGGUAN_ERRORS } from './gangguan/gangguan-errors.ts';
import { GRUP_ERRORS } from './grup/grup-errors.ts';
import { HARI_LIBUR_ERRORS } from './hari-libur/hari-libur-errors.ts';
import { JADWAL_ERRORS } from './jadwal/jadwal-errors.ts';
import { KEHADIRAN_ERRORS } from './kehadiran/kehadiran-errors.ts';
import { IMPOR_ERRORS } from './kit/impor/impor-errors.ts';
import { WIRE_ERRORS } from './kit/wire-errors.ts';
import { KLAIM_PRESENSI_ERRORS } from './klaim-presensi/klaim-presensi-errors.ts';
import { KUESIONER_ERRORS } from './kuesioner/kuesioner-errors.ts';
import { LAPORAN_ERRORS } from './laporan/laporan-errors.ts';
import { LOG_ERRORS } from './log/log-errors.ts';
import { LOKASI_ERRORS } from './lokasi/lokasi-errors.ts';
import { MUTASI_ERRORS } from './mutasi/mutasi-errors.ts';
import { ORGANISASI_ERRORS } from './organisasi/organisasi-errors.ts';
import { PERANGKAT_ERRORS } from './perangkat/perangkat-errors.ts';
import { PERIODE_ERRORS } from './periode/periode-errors.ts';
import { PERSETUJUAN_ERRORS } from './persetujuan/persetujuan-errors.ts';
import { PRESENSI_ERRORS } from './presensi/presensi-errors.ts';
import { SKOR_PRESENSI_ERRORS } from './skor-presensi/skor-presensi-errors.ts';
import { VERVAL_ERRORS } from './verval/verval-errors.ts';
import { WAJAH_ERRORS } from './wajah/wajah-errors.ts';

/** Every refusal that the server can answer with: its status and the sentence the user reads. */
export const ERRORS = {
  ...AKSES_ERRORS,
  ...ANGGOTA_ERRORS,
  ...SINKRON_ERRORS,
  ...ATRIBUT_ERRORS,
  ...AUTH_ERRORS,
  ...FAKTOR_ERRORS,
  ...MASUK_SIMPATIKA_ERRORS,
  ...BILLING_ERRORS,
  ...CUTI_ERRORS,
  ...DASHBOARD_ERRORS,
  ...DATA_SAYA_ERRORS,
  ...GANGGUAN_ERRORS,
  ...GRUP_ERRORS,
  ...HARI_LIBUR_ERRORS,
  ...JADWAL_ERRORS,
  ...KEHADIRAN_ERRORS,
  ...IMPOR_ERRORS,
  ...WIRE_ERRORS,
  ...KLAIM_PRESENSI_ERRORS,
  ...KUESIONER_ERRORS,
  ...LAPORAN_ERRORS,
  ...LOG_ERRORS,
  ...LOKASI_ERRORS,
  ...MUTASI_ERRORS,
  ...ORGANISASI_ERRORS,
  ...PERANGKAT_ERRORS,
  ...PERIODE_ERRORS,
  ...PERSETUJUAN_ERRORS,
  ...PRESENSI_ERRORS,
  ...SKOR_PRESENSI_ERRORS,
  ...VERVAL_ERRORS,
  ...WAJAH_ERRORS,
} satisfies Record<string, { status: number; message: string }>;
