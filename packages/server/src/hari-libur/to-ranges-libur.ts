import type { HariLibur } from '@hadir/contract/hari-libur/hari-libur.contract.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { toChangedRanges } from '@hadir/rules/waktu/to-changed-ranges.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';

/** The dates that a change of a holiday gives or takes; its name counts too, since the day's explanation says it. */
export function toRangesLibur(before: HariLibur | null, after: HariLibur | null): TanggalRange[] {
  const active = (row: HariLibur | null) => (row?.status === STATUS_RECORD.aktif ? row : null);
  const [a, b] = [active(before), active(after)];
  return toChangedRanges(a, b, { isSame: a?.nama === b?.nama });
}
