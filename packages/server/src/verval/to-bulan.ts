import { sebutBulan } from '@hadir/contract/kehadiran/sebut-bulan.ts';
import { addDays, type Tanggal, type TanggalRange } from '@hadir/rules/tanggal.ts';

export type BulanVerval = { bulan: string; sebutan: string; range: TanggalRange; is_berakhir: boolean };

/** The month that is meant, last month unless one is named, as of today. */
export function toBulan(bulan: string | undefined, today: Tanggal): BulanVerval {
  const named = bulan ?? addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7);
  const tgl_awal = `${named}-01`;
  const tgl_akhir = addDays(`${addDays(tgl_awal, 31).slice(0, 7)}-01`, -1);
  return { bulan: named, sebutan: sebutBulan(named), range: { tgl_awal, tgl_akhir }, is_berakhir: tgl_akhir < today };
}
