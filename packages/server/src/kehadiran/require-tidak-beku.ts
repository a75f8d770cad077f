import { sebutBulan } from '@hadir/contract/kehadiran/sebut-bulan.ts';
import { Refusal } from '../http/refusal.ts';
import type { Beda } from './compare-hari.ts';

/** Refuses (433) a change that would move a frozen day, naming the first. */
export function requireTidakBeku(beda: readonly Beda[]): void {
  const beku = beda.find(({ dibekukan }) => dibekukan);
  if (beku) throw new Refusal('verval.frozen', { nama: beku.nama, bulan: sebutBulan(beku.tanggal.slice(0, 7)) });
}
