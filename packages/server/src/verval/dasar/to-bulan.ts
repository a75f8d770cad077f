import { sebutBulan } from '@hadir/contract/kit/sebut-bulan.ts';
import { addDays, rangeOfBulan, type Tanggal, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';

export type BulanVerval = { bulan: string; sebutan: string; range: TanggalRange; is_berakhir: boolean };

/** The month that is meant, last month unless one is named, as of today. */
export function toBulan(bulan: string | undefined, today: Tanggal): BulanVerval {
  const named = bulan ?? addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7);
  const range = rangeOfBulan(named);
  return { bulan: named, sebutan: sebutBulan(named), range, is_berakhir: range.tgl_akhir < today };
}
