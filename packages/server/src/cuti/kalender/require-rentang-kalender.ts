import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { requireRentang } from '../../platform/kit/require-rentang.ts';

/** A calendar is asked for a year at most. */
export const requireRentangKalender = (range: TanggalRange): void =>
  requireRentang(range, { pesan: 'Rentang paling panjang satu tahun' });
