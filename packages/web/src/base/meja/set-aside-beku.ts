import { HARI_BEKU_RINGKAS } from '@hadir/contract/persetujuan/sebut-hari-beku.ts';

/**
 * Of those chosen, whom a decision is about: as in every queue those of a frozen month stay behind where the others are
 * approved, each with the reason (`sebutDibiarkan`).
 */
export function setAsideBeku<Row extends { hari_beku: string | null }>(chosen: readonly Row[], isMenyetujui: boolean) {
  const dibiarkan = isMenyetujui ? chosen.filter(({ hari_beku }) => hari_beku !== null) : [];
  const some = chosen.filter((row) => !dibiarkan.includes(row));
  return { some, dibiarkan, sebab: dibiarkan.map(() => HARI_BEKU_RINGKAS) };
}
