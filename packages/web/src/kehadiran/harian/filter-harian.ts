import { HASIL_WAJAH } from '@hadir/rules/kode/hasil-wajah.ts';
import type { HarianInput } from '@hadir/contract/kehadiran/harian/kehadiran-harian.calls.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import type { Filters } from '../../base/filters/read-filters.ts';
import { KEADAAN_HARIAN, type KeadaanHarian } from './keadaan-harian.ts';

/** What Kehadiran Harian can be narrowed to; an empty date is today. */
export const FILTER_HARIAN = {
  page: 1,
  q: '',
  tanggal: filterField.tanggal,
  group_id: filterField.id,
  keadaan: filterField.oneOf<KeadaanHarian>(...KEADAAN_HARIAN),
  verifikasi_wajah: filterField.kode(HASIL_WAJAH),
};
export type FilterHarian = Filters<typeof FILTER_HARIAN>;

/** The filters as the calls take them; what an address says wrongly is left out. */
export function toHarianInput({ page, q, tanggal, group_id, keadaan, verifikasi_wajah }: FilterHarian) {
  return {
    page,
    q: q || undefined,
    tanggal: tanggal || undefined,
    group_id: group_id === undefined ? undefined : [group_id],
    keadaan,
    verifikasi_wajah,
  } satisfies Partial<HarianInput>;
}
