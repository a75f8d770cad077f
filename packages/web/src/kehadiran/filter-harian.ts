import type { HarianInput } from '@hadir/contract/kehadiran/kehadiran.contract.ts';
import { isTanggal } from '@hadir/rules/tanggal.ts';
import type { Filters } from '../kit/read-filters.ts';
import { KEADAAN_HARIAN } from './keadaan-harian.ts';

/** What Kehadiran Harian can be narrowed to; an empty date is today. */
export const FILTER_HARIAN = { page: 1, q: '', tanggal: '', group_id: 0, keadaan: '' };
export type FilterHarian = Filters<typeof FILTER_HARIAN>;

/** The filters as the calls take them; what an address says wrongly is left out. */
export function toHarianInput({ page, q, tanggal, group_id, keadaan }: FilterHarian) {
  return {
    page: Math.max(page, 1),
    q: q || undefined,
    tanggal: isTanggal(tanggal) ? tanggal : undefined,
    group_id: group_id > 0 ? [group_id] : undefined,
    keadaan: KEADAAN_HARIAN.find((one) => one.keadaan === keadaan)?.keadaan,
  } satisfies Partial<HarianInput>;
}
