import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { checkRentang } from '../../platform/kit/check-rentang.ts';

/** Schedules are asked for and filled in for a year at most. */
export const checkRentangJadwal = (range: TanggalRange): void =>
  checkRentang(range, { pesan: 'Pilih rentang paling lama satu tahun' });
