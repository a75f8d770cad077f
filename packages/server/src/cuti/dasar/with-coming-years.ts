import { applyBarisSaldo } from '@hadir/rules/cuti/saldo/apply-baris-saldo.ts';
import type { AturanSaldo } from '@hadir/rules/cuti/kategori/kategori-cuti.ts';
import { grantJatah } from '@hadir/rules/cuti/saldo/open-tahun-saldo.ts';
import type { BarisBaru, LotSaldo } from '@hadir/rules/cuti/saldo/saldo-cuti.ts';
import { tahunOf, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';

/**
 * The lots with the rights of the years to come until a date granted, and the lines that grant them. What may be
 * carried over into those years is not known before they open, so it cannot be drawn on yet.
 */
export function withComingYears(
  stored: readonly LotSaldo[],
  aturan: AturanSaldo,
  today: Tanggal,
  tanggal: Tanggal,
): { lots: LotSaldo[]; jatah: BarisBaru[] } {
  const jatah: BarisBaru[] = [];
  for (let tahun = tahunOf(today) + 1; tahun <= tahunOf(tanggal); tahun += 1) {
    jatah.push(...grantJatah(stored, aturan, tahun));
  }
  return { jatah, lots: applyBarisSaldo(stored, jatah) };
}
