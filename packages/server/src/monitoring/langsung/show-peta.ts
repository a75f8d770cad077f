import type { Pantauan, PerubahanPeta } from '@hadir/contract/monitoring/pantauan.ts';
import { toKeadaanPeta } from '../to-titik-peta.ts';
import type { Tampilan } from './tampilan.ts';

/**
 * How all organisations stand at first, and then only those that stand otherwise; all again when one came or went. What
 * they are and where they lie is `listPeta`'s to say.
 */
export function showPeta(): Tampilan {
  let shown: ReadonlyMap<number, string> | undefined;
  return (rows, now) => {
    const before = shown;
    shown = new Map(rows.map((row) => [row.organisasi_id, keadaanOf(row)]));
    const isSame = before?.size === shown.size && rows.every(({ organisasi_id }) => before.has(organisasi_id));
    const changed = isSame ? rows.filter((row) => before.get(row.organisasi_id) !== keadaanOf(row)) : rows;
    if (isSame && changed.length === 0) return null;
    const perubahan: PerubahanPeta = { ...toKeadaanPeta(changed), pada: now.toISOString(), utuh: !isSame };
    return JSON.stringify(perubahan);
  };
}

const keadaanOf = ({ keadaan, kurang, sebab }: Pantauan) => `${keadaan} ${kurang} ${sebab.length}`;
