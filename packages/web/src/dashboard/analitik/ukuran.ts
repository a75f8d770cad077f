import type { JumlahHari } from '@hadir/contract/dashboard/analitik/analitik-fields.ts';
import { SARING_TANDA } from '@hadir/contract/dashboard/analitik/saring-tanda.ts';
import { formatPersen } from '../../kit/format/format.ts';

/** What spans, groups and organisations are compared by, with Riwayat's filters for the days that it counts. */
export const UKURAN = [
  ['hadir', 'Hadir', 'green', SARING_TANDA.hadir],
  ['terlambat', 'Terlambat', 'orange', SARING_TANDA.terlambat],
  ['absen', 'Absen', 'red', SARING_TANDA.absen],
] as const;
export type NamaUkuran = (typeof UKURAN)[number][0];

/** The part of what was due; a dash where nothing was. */
export const sebutBagian = (hari: JumlahHari, ukuran: NamaUkuran): string =>
  hari.wajib === 0 ? '—' : formatPersen((hari[ukuran] / hari.wajib) * 100);
