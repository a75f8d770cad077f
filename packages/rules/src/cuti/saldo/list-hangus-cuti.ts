import type { AturanPembukaan } from '../kategori/kategori-cuti.ts';
import type { Tanggal } from '../../waktu/tanggal.ts';
import { applyBarisSaldo } from './apply-baris-saldo.ts';
import { drawSaldo } from './draw-saldo.ts';
import type { HariCuti } from './hari-cuti.ts';
import { listHangus, type Hangus } from './list-hangus.ts';
import type { LotSaldo } from './saldo-cuti.ts';

export type HangusCuti = {
  sebelum: Hangus[];
  sesudah: Hangus[];
  /** More lapses by it than before: what is left of an older right no longer lives on, since leave was taken (aturan/cuti#buka-tahun). */
  isBertambah: boolean;
};

/** What of the balance lapses if nothing more is used, without a leave and with it; null where the balance does not reach. */
export function listHangusCuti(
  lots: readonly LotSaldo[],
  hari: readonly HariCuti[],
  aturan: AturanPembukaan,
  hariIni: Tanggal,
): HangusCuti | null {
  const drawn = drawSaldo(lots, hari, { cuti_id: 0, tanggal: hariIni });
  if (drawn.kind !== 'drawn') return null;
  const sebelum = listHangus(lots, aturan, hariIni);
  const sesudah = listHangus(applyBarisSaldo(lots, drawn.baris), aturan, hariIni);
  const sum = (rows: readonly Hangus[]) => rows.reduce((total, { jumlah }) => total + jumlah, 0);
  return { sebelum, sesudah, isBertambah: sum(sesudah) > sum(sebelum) };
}
