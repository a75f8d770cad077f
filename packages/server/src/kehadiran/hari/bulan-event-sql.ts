import { addDays, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { tanggalOfWaktu, toWaktuLokal } from '@hadir/rules/waktu/waktu-lokal.ts';
import { ZONA_TERAKHIR, epochMsOf, waktuLokalOf } from '@hadir/rules/waktu/zona.ts';

type Rentang = { dari: string; sampai: string };

/**
 * The months in which events between these instants lie, from the first one's beginning to the last one's end, as two arguments
 * of `hadir.events_antara` (decision 0990). Written into the text, so that also a plan that is kept opens those months alone: the
 * text changes only with the months.
 */
export function bulanEventSql(rentang: readonly Rentang[]): string {
  const dari = Math.min(...rentang.map((one) => Date.parse(one.dari)));
  const last = Math.max(...rentang.map((one) => Date.parse(one.sampai))) - 1;
  const berikut = awalBulan(addDays(awalBulan(tanggalDi(last)), 31));
  return `${instant(awalBulan(tanggalDi(dari)))}, ${instant(berikut)}`;
}

/** Months of events begin where it is midnight in the west. */
const tanggalDi = (epochMs: number) => tanggalOfWaktu(waktuLokalOf(epochMs, ZONA_TERAKHIR));
const awalBulan = (tanggal: Tanggal): Tanggal => `${tanggal.slice(0, 7)}-01`;
const instant = (tanggal: Tanggal) =>
  `'${new Date(epochMsOf(toWaktuLokal(tanggal, 0), ZONA_TERAKHIR)).toISOString()}'::timestamptz`;
