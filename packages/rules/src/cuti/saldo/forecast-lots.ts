import { tahunOf, type Tanggal } from '../../waktu/tanggal.ts';
import { applyBarisSaldo } from './apply-baris-saldo.ts';
import type { AturanPembukaan } from '../kategori/kategori-cuti.ts';
import { openTahunSaldo } from './open-tahun-saldo.ts';
import type { LotSaldo } from './saldo-cuti.ts';

/** The lots as they will be on a date if nothing more is used: the years between today and then opened, each in its turn. */
export function forecastLots(
  lots: readonly LotSaldo[],
  aturan: AturanPembukaan,
  hariIni: Tanggal,
  tanggal: Tanggal,
): LotSaldo[] {
  let ahead = [...lots];
  for (let tahun = tahunOf(hariIni) + 1; tahun <= tahunOf(tanggal); tahun += 1) {
    ahead = applyBarisSaldo(ahead, openTahunSaldo(ahead, aturan, tahun));
  }
  return ahead;
}
