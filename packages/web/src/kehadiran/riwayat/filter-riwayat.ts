import { PEREMPAT } from '@hadir/rules/waktu/perempat.ts';
import {
  HANYA_RIWAYAT,
  HARI_SEPEKAN,
  SORT_RIWAYAT,
  SORT_RIWAYAT_BAWAAN,
} from '@hadir/contract/kehadiran/riwayat/saring-riwayat.ts';
import type { RiwayatInput } from '@hadir/contract/kehadiran/riwayat/kehadiran.contract.ts';
import { GENDER_TERHITUNG } from '@hadir/rules/kode/gender.ts';
import { SUMBER_PRESENSI } from '@hadir/rules/presensi/ketukan/event-presensi.ts';
import { HASIL_WAJAH } from '@hadir/rules/kode/hasil-wajah.ts';
import { STATUS_PRESENSI } from '@hadir/rules/kode/status-presensi.ts';
import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { filterField } from '../../base/filters/filter-field.ts';
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
  status: [] as number[],
  radius: [] as number[],
  sumber: filterField.oneOf(...SUMBER_PRESENSI),
  gender: filterField.oneOf(...GENDER_TERHITUNG),
  hari: [] as number[],
  perempat: [] as number[],
  hanya: filterField.oneOf(...HANYA_RIWAYAT),
  verifikasi_wajah: filterField.kode(HASIL_WAJAH),
};
export type FilterRiwayat = Filters<typeof FILTER_RIWAYAT>;

/** The filters as the call takes them; what an address says wrongly is left out. */
export function toRiwayatInput(filters: FilterRiwayat): Omit<RiwayatInput, 'organisasi_id' | 'count'> {
  const { page, q, from, to, user_id, group_id, is_hadir, is_absen, is_cuti, is_libur } = filters;
  return {
    page,
    sort: SORT_RIWAYAT.find((sort) => sort === filters.sort) ?? SORT_RIWAYAT_BAWAAN,
    is_hadir,
    is_absen,
    is_cuti,
    is_libur,
    q: q || undefined,
    from: from || undefined,
    to: to || undefined,
    user_id: user_id.includes(0) ? undefined : user_id,
    group_id: group_id > 0 ? [group_id] : undefined,
    status: kodeIn(STATUS_PRESENSI, filters.status),
    sumber: filters.sumber && [filters.sumber],
    gender: filters.gender && [filters.gender],
    hari: someOf(filters.hari, HARI_SEPEKAN),
    perempat: someOf(filters.perempat, PEREMPAT),
    radius: kodeIn(STATUS_RADIUS, filters.radius),
    hanya: filters.hanya,
    verifikasi_wajah: filters.verifikasi_wajah,
  };
}

/** Those within, or undefined where there are none: nothing is asked for then. */
function someOf(values: readonly number[], { dari, sampai }: { dari: number; sampai: number }): number[] | undefined {
  const within = values.filter((value) => value >= dari && value <= sampai);
  return within.length > 0 ? within : undefined;
}

/** Those of these that are numbers of a named code. */
function kodeIn<T extends number>(kode: Record<string, T>, values: readonly number[]): T[] {
  const kodenya: readonly number[] = Object.values(kode);
  return values.filter((value): value is T => kodenya.includes(value));
}
