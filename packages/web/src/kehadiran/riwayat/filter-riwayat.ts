import { PEREMPAT } from '@hadir/rules/waktu/perempat.ts';
import {
  PILIHAN_RIWAYAT,
  SORT_RIWAYAT,
  SORT_RIWAYAT_BAWAAN,
} from '@hadir/contract/kehadiran/riwayat/saring-riwayat.ts';
import type { RiwayatInput } from '@hadir/contract/kehadiran/riwayat/kehadiran.contract.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { filterPilihan, toPilihanInput } from '../../base/filters/filter-pilihan.ts';
import type { Filters } from '../../base/filters/read-filters.ts';

/** What Riwayat Kehadiran can be narrowed to with its defaults: hadir, absen, cuti on; libur off. */
export const FILTER_RIWAYAT = {
  page: 1,
  q: '',
  sort: SORT_RIWAYAT_BAWAAN,
  from: filterField.tanggal,
  to: filterField.tanggal,
  /** 0 is Semua Anggota. */
  user_id: [] as number[],
  group_id: 0,
  is_hadir: true,
  is_absen: true,
  is_cuti: true,
  is_libur: false,
  ...filterPilihan(PILIHAN_RIWAYAT),
  perempat: [] as number[],
};
export type FilterRiwayat = Filters<typeof FILTER_RIWAYAT>;

/** The filters as the call takes them; what an address says wrongly is left out. */
export function toRiwayatInput(filters: FilterRiwayat): Omit<RiwayatInput, 'organisasi_id' | 'count'> {
  const { sort, q, from, to, user_id, group_id, perempat } = filters;
  return {
    ...filters,
    ...toPilihanInput(PILIHAN_RIWAYAT, filters),
    sort: SORT_RIWAYAT.find((one) => one === sort) ?? SORT_RIWAYAT_BAWAAN,
    q: q || undefined,
    from: from || undefined,
    to: to || undefined,
    user_id: user_id.includes(0) ? undefined : user_id,
    group_id: group_id > 0 ? [group_id] : undefined,
    perempat: perempatOf(perempat),
  };
}

/** Those within a day, or undefined where there are none: nothing is asked for then. */
function perempatOf(values: readonly number[]): number[] | undefined {
  const within = values.filter((value) => value >= PEREMPAT.dari && value <= PEREMPAT.sampai);
  return within.length > 0 ? within : undefined;
}
