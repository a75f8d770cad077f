import { isBerlaku, type Berlaku, type Tanggal } from '../../waktu/tanggal.ts';

/** The rule of cuti bersama that holds on a date: the organisation's own, and where it has none its tenant's. */
export function findAturanBersama<T extends Berlaku & { is_milik_tenant: boolean }>(
  aturan: readonly T[],
  tanggal: Tanggal,
): T | undefined {
  const berlaku = aturan.filter((one) => isBerlaku(one, tanggal));
  return berlaku.find((one) => !one.is_milik_tenant) ?? berlaku[0];
}
