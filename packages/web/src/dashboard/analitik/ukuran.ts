import type { JumlahHari } from '@hadir/contract/dashboard/analitik/analitik-fields.ts';
import { STATUS_PRESENSI } from '@hadir/rules/kode/status-presensi.ts';
import { formatPersen } from '../../kit/format/format.ts';

/** What spans, groups and organisations are compared by, with Riwayat's filters for the days that it counts. */
export const UKURAN = [
  ['hadir', 'Hadir', 'green', { is_absen: 0, is_cuti: 0 }],
  ['terlambat', 'Terlambat', 'orange', { is_absen: 0, is_cuti: 0, status: STATUS_PRESENSI.terlambat }],
  ['absen', 'Absen', 'red', { is_hadir: 0, is_cuti: 0 }],
] as const;
export type NamaUkuran = (typeof UKURAN)[number][0];

/** The part of what was due; a dash where nothing was. */
export const sebutBagian = (hari: JumlahHari, ukuran: NamaUkuran): string =>
  hari.wajib === 0 ? '—' : formatPersen((hari[ukuran] / hari.wajib) * 100);
