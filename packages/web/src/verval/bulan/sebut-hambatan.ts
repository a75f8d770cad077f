import type { BarisVerval } from '@hadir/contract/verval/bulan/verval.contract.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { KATA_HAMBATAN } from './kata-hambatan.ts';

/** What is left in a month that is about to be frozen, counted over these rows: 'hari absen (12), klaim … (1)'; null when nothing. */
export function sebutHambatan(rows: readonly Pick<BarisVerval, 'hambatan'>[]): string | null {
  const sums = new Map<keyof typeof KATA_HAMBATAN, number>();
  for (const { hambatan } of rows) {
    for (const { jenis, hari } of hambatan) sums.set(jenis, (sums.get(jenis) ?? 0) + hari);
  }
  const words = [...sums].map(([jenis, hari]) => `${KATA_HAMBATAN[jenis].nama.toLowerCase()} (${formatAngka(hari)})`);
  return words.length > 0 ? words.join(', ') : null;
}
