import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { requireRentang } from '../../platform/kit/require-rentang.ts';

/** Schedules are asked for and filled in for a year at most. */
export const requireRentangJadwal = (range: TanggalRange): void =>
  requireRentang(range, { pesan: 'Pilih rentang paling lama satu tahun' });
