import { addDays, TANPA_AKHIR, type Berlaku, type TanggalRange } from './tanggal.ts';
import { mergeRanges } from './merge-ranges.ts';

/**
 * The dates on which something that holds from a date to a date says something else than before; null is nothing there.
 * `isSame` tells that only the dates changed. A span that gains or loses its end changes
 * wholly, since a bounded one outranks an open one (aturan/jadwal#lapisan).
 */
export function toChangedRanges(
  before: Berlaku | null,
  after: Berlaku | null,
  { isSame }: { isSame: boolean },
): TanggalRange[] {
  const toRange = ({ tgl_mulai, tgl_selesai }: Berlaku) => ({
    tgl_awal: tgl_mulai,
    tgl_akhir: tgl_selesai ?? TANPA_AKHIR,
  });
  const whole = [before, after].flatMap((berlaku) => (berlaku ? [toRange(berlaku)] : []));
  const isBounded = (berlaku: Berlaku) => berlaku.tgl_selesai !== null;
  if (!before || !after || !isSame || isBounded(before) !== isBounded(after)) return mergeRanges(whole);

  const [a, b] = [toRange(before), toRange(after)];
  if (a.tgl_akhir < b.tgl_awal || b.tgl_akhir < a.tgl_awal) return mergeRanges(whole);
  const [firstAwal, lastAwal] = [a.tgl_awal, b.tgl_awal].toSorted();
  const [firstAkhir, lastAkhir] = [a.tgl_akhir, b.tgl_akhir].toSorted();
  return mergeRanges([
    { tgl_awal: firstAwal ?? a.tgl_awal, tgl_akhir: addDays(lastAwal ?? a.tgl_awal, -1) },
    { tgl_awal: addDays(firstAkhir ?? a.tgl_akhir, 1), tgl_akhir: lastAkhir ?? a.tgl_akhir },
  ]);
}
