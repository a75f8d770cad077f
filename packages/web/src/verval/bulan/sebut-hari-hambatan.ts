import type { BarisHambatan } from '@hadir/contract/verval/bulan/verval.contract.ts';
import { formatHariTanggal } from '../../kit/format/format.ts';
import { formatRentang } from '../../kit/format/format-rentang.ts';

/** On which days something hinders, and how many where they are more than one. */
export function sebutHariHambatan({
  tanggal,
  sampai,
  hari,
}: Pick<BarisHambatan, 'tanggal' | 'sampai' | 'hari'>): string {
  return tanggal === sampai ? formatHariTanggal(tanggal) : `${formatRentang(tanggal, sampai)} · ${hari} hari`;
}
