import { tahunOf, type Tanggal } from '../../waktu/tanggal.ts';
import { applyBarisSaldo } from './apply-baris-saldo.ts';
import { drawSaldo } from './draw-saldo.ts';
import { countHariCuti, type HariCuti } from './hari-cuti.ts';
import { countSaldo, type LotSaldo } from './saldo-cuti.ts';
import { takeHari } from './take-hari.ts';

export type SisaCuti = {
  tahun: number;
  sebelum: number;
  sesudah: number;
  /** By how much less that would be if what waits were approved as well. */
  menunggu: number;
  /** What a year to come will be brought forward is not in it yet. */
  is_belum_terbawa: boolean;
};

/**
 * What is left of the balance before and after a leave, in each year that it reaches (aturan/cuti#saldo): on its first day
 * there, or today where that has passed. Where the balance does not reach, what it lacks is below zero. The days of other
 * requests that wait take what they may of the rest: the lots of their own dates, so those of another year only what
 * lasts until then.
 */
export function listSisaCuti(
  lots: readonly LotSaldo[],
  hari: readonly HariCuti[],
  lain: readonly HariLain[],
  hariIni: Tanggal,
): SisaCuti[] {
  const drawn = drawSaldo(lots, hari, { cuti_id: 0, tanggal: hariIni });
  const left = drawn.kind === 'drawn' ? applyBarisSaldo(lots, drawn.baris) : null;
  const { rest, missing } = takeLain(left ?? lots, lain, hariIni);
  const years = [...new Set(hari.map(({ tanggal }) => tahunOf(tanggal)))];
  return years.map((tahun) => {
    const own = hari.filter(({ tanggal }) => tahunOf(tanggal) === tahun);
    const first = own[0]?.tanggal ?? hariIni;
    const pada = first > hariIni ? first : hariIni;
    const sebelum = countSaldo(lots, pada);
    const sesudah = left ? countSaldo(left, pada) : sebelum - countHariCuti(own);
    const diambil = countSaldo(left ?? lots, pada) - countSaldo(rest, pada);
    const menunggu = diambil + countHariKurang(missing, tahun);
    return { tahun, sebelum, sesudah, menunggu, is_belum_terbawa: tahun > tahunOf(hariIni) };
  });
}

type HariLain = { tanggal: Tanggal; hari: number };

/** The lots after the days of other requests, in the order of their dates, and what each finds missing. */
function takeLain(lots: readonly LotSaldo[], lain: readonly HariLain[], tanggal: Tanggal) {
  let rest = lots;
  const missing: HariLain[] = [];
  for (const day of lain.toSorted((a, b) => (a.tanggal < b.tanggal ? -1 : 1))) {
    const taken = takeHari(rest, day, { cuti_id: 0, tanggal });
    rest = applyBarisSaldo(rest, taken.baris);
    missing.push({ tanggal: day.tanggal, hari: taken.missing });
  }
  return { rest, missing };
}

const countHariKurang = (missing: readonly HariLain[], tahun: number) =>
  missing.filter(({ tanggal }) => tahunOf(tanggal) === tahun).reduce((sum, { hari }) => sum + hari, 0);
