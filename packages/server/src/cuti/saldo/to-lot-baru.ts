import type { LotBaru } from '@hadir/rules/cuti/saldo/saldo-cuti.ts';
import { tahunOf, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';

/**
 * The lot that a hand-written right of a year opens: usable from that year's start, or at once where it is past, to the
 * date given, or else to the end of that year, or of the time for carried days where that is past.
 */
export function toLotBaru(
  { bawaan_sampai }: { bawaan_sampai: string | null },
  tahun: number,
  { today, kedaluwarsa }: { today: Tanggal; kedaluwarsa: Tanggal | null },
): LotBaru {
  const ini = tahunOf(today);
  const isPast = tahun < ini;
  const ends = isPast ? `${ini}-${bawaan_sampai ?? '12-31'}` : `${tahun}-12-31`;
  return { tahun, mulai: isPast ? `${ini}-01-01` : `${tahun}-01-01`, kedaluwarsa: kedaluwarsa ?? ends };
}
