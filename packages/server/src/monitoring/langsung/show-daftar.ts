import type { SaringPantauan } from '@hadir/contract/monitoring/monitoring.contract.ts';
import { toDaftarPantauan } from '../to-daftar-pantauan.ts';
import type { Tampilan } from './tampilan.ts';

/** What `listPantauan` answers, again and again. */
export function showDaftar(input: SaringPantauan): Tampilan {
  let shown = '';
  return (rows, now) => {
    const { pada, ...daftar } = toDaftarPantauan(rows, input, now);
    const text = JSON.stringify(daftar);
    if (text === shown) return null;
    shown = text;
    return JSON.stringify({ ...daftar, pada });
  };
}
