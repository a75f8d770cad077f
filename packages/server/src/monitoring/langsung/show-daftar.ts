import type { SaringPantauan } from '@hadir/contract/monitoring/monitoring.contract.ts';
import type { Pantauan } from '@hadir/contract/monitoring/pantauan.ts';
import { toDaftarPantauan } from '../to-daftar-pantauan.ts';
import type { Tampilan } from './tampilan.ts';

type Teks = { tetap: string; teks: string };

/** Walls of one reach and one question are given the same rows: what they are told is written once for all of them. */
const written = new WeakMap<readonly Pantauan[], Teks>();

/** What `listPantauan` answers, again and again. */
export function showDaftar(input: SaringPantauan): Tampilan {
  let shown = '';
  return (rows, now) => {
    const { tetap, teks } = written.get(rows) ?? writeDaftar(rows, input, now);
    if (tetap === shown) return null;
    shown = tetap;
    return teks;
  };
}

function writeDaftar(rows: readonly Pantauan[], input: SaringPantauan, now: Date): Teks {
  const { pada, ...daftar } = toDaftarPantauan(rows, input, now);
  const made = { tetap: JSON.stringify(daftar), teks: JSON.stringify({ ...daftar, pada }) };
  written.set(rows, made);
  return made;
}
