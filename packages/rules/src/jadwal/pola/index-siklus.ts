import { toDayNumber, type Tanggal } from '../../waktu/tanggal.ts';

/** Which day of a cycle, counted from 0, falls on a date; before its anchor the cycle runs as well. */
export function indexSiklus({ tgl_acuan, panjang }: { tgl_acuan: Tanggal; panjang: number }, tanggal: Tanggal): number {
  const days = toDayNumber(tanggal) - toDayNumber(tgl_acuan);
  return ((days % panjang) + panjang) % panjang;
}
