import { sebutBulan } from '@hadir/contract/kit/sebut-bulan.ts';
import { isBulanLewat } from '@hadir/rules/verval/is-bulan-lewat.ts';
import { bulanSebelum } from '@hadir/rules/waktu/bulan-sebelum.ts';
import { rangeOfBulan, type Tanggal, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';

export type BulanVerval = { bulan: string; sebutan: string; range: TanggalRange; is_berakhir: boolean };

/** The month that is meant, last month unless one is named, as of today. */
export function toBulan(bulan: string | undefined, today: Tanggal): BulanVerval {
  const named = bulan ?? bulanSebelum(today);
  const range = rangeOfBulan(named);
  return { bulan: named, sebutan: sebutBulan(named), range, is_berakhir: isBulanLewat(named, today) };
}
