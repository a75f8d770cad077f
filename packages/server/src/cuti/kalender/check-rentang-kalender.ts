import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { checkRentang } from '../../platform/kit/check-rentang.ts';

/** A calendar is asked for a year at most. */
export const checkRentangKalender = (range: TanggalRange): void =>
  checkRentang(range, { pesan: 'Rentang paling panjang satu tahun' });
