import { HANYA_RIWAYAT } from '@hadir/contract/kehadiran/riwayat/hanya-riwayat.ts';
import type { RiwayatInput } from '@hadir/contract/kehadiran/riwayat/kehadiran.contract.ts';
import { GENDER_TERHITUNG } from '@hadir/rules/kode/gender.ts';
import { SUMBER_PRESENSI } from '@hadir/rules/presensi/ketukan/event-presensi.ts';
import type { StatusRadius } from '@hadir/rules/kode/status-radius.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import type { Filters } from '../../base/filters/read-filters.ts';

/** What Riwayat Kehadiran can be narrowed to with its defaults: hadir, absen, cuti on; libur off. */
export const FILTER_RIWAYAT = {
  page: 1,
  q: '',
  sort: '-tanggal',
  from: filterField.tanggal,
  to: filterField.tanggal,
  /** 0 is Semua Anggota. */
  user_id: [] as number[],
  group_id: 0,
  is_hadir: true,
  is_absen: true,
  is_cuti: true,
  is_libur: false,
  status: [] as number[],
  radius: [] as number[],
  sumber: filterField.oneOf(...SUMBER_PRESENSI),
  gender: filterField.oneOf(...GENDER_TERHITUNG),
  /** 1 is Senin. */
  hari: [] as number[],
  /** Quarters of an hour of the arrival, 0 begins at midnight. */
  perempat: [] as number[],
  hanya: filterField.oneOf(...HANYA_RIWAYAT),
  /** '' is both. */
  verifikasi_wajah: '',
};
export type FilterRiwayat = Filters<typeof FILTER_RIWAYAT>;

const SORTS = ['tanggal', '-tanggal', 'nama', '-nama'] as const;

/** The filters as the call takes them; what an address says wrongly is left out. */
export function toRiwayatInput(filters: FilterRiwayat): Omit<RiwayatInput, 'organisasi_id' | 'count'> {
  const { page, q, from, to, user_id, group_id, is_hadir, is_absen, is_cuti, is_libur } = filters;
  return {
    page,
    sort: SORTS.find((sort) => sort === filters.sort) ?? '-tanggal',
    is_hadir,
    is_absen,
    is_cuti,
    is_libur,
    q: q || undefined,
    from: from || undefined,
    to: to || undefined,
    user_id: user_id.includes(0) ? undefined : user_id,
    group_id: group_id > 0 ? [group_id] : undefined,
    status: filters.status.filter((code) => code >= 1 && code <= 5),
    sumber: filters.sumber && [filters.sumber],
    gender: filters.gender && [filters.gender],
    hari: someOf(filters.hari, 1, 7),
    perempat: someOf(filters.perempat, 0, 95),
    radius: filters.radius.filter((code): code is StatusRadius => [0, 1, 9].includes(code)),
    hanya: filters.hanya,
    verifikasi_wajah: ({ '0': 0, '1': 1 } as const)[filters.verifikasi_wajah],
  };
}

/** Those within, or undefined where there are none: nothing is asked for then. */
function someOf(values: readonly number[], least: number, most: number): number[] | undefined {
  const within = values.filter((value) => value >= least && value <= most);
  return within.length > 0 ? within : undefined;
}
