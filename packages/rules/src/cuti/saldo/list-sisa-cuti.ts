import { tahunOf, type Tanggal } from '../../waktu/tanggal.ts';
import { applyBarisSaldo } from './apply-baris-saldo.ts';
import { drawSaldo } from './draw-saldo.ts';
import { countHariCuti, type HariCuti } from './hari-cuti.ts';
import { countSaldo, type LotSaldo } from './saldo-cuti.ts';

export type SisaCuti = {
  tahun: number;
  sebelum: number;
  sesudah: number;
  /** What a year to come will be brought forward is not in it yet. */
  is_belum_terbawa: boolean;
};

/**
 * What is left of the balance before and after a leave, in each year that it reaches (aturan/cuti#saldo): on its first day
 * there, or today where that has passed. Where the balance does not reach, what it lacks is below zero.
 */
export function listSisaCuti(lots: readonly LotSaldo[], hari: readonly HariCuti[], hariIni: Tanggal): SisaCuti[] {
  const drawn = drawSaldo(lots, hari, { cuti_id: 0, tanggal: hariIni });
  const left = drawn.kind === 'drawn' ? applyBarisSaldo(lots, drawn.baris) : null;
  const years = [...new Set(hari.map(({ tanggal }) => tahunOf(tanggal)))];
  return years.map((tahun) => {
    const own = hari.filter(({ tanggal }) => tahunOf(tanggal) === tahun);
    const first = own[0]?.tanggal ?? hariIni;
    const pada = first > hariIni ? first : hariIni;
    const sebelum = countSaldo(lots, pada);
    const sesudah = left ? countSaldo(left, pada) : sebelum - countHariCuti(own);
    return { tahun, sebelum, sesudah, is_belum_terbawa: tahun > tahunOf(hariIni) };
  });
}
