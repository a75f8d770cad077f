import { PEREMPAT } from '@hadir/rules/waktu/perempat.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, PageInput, pageOf, Tanggal } from '../../kit/fields.ts';
import { pilihanInput } from '../../kit/pilihan/pilihan-input.ts';
import { kehadiranHarian } from '../harian/kehadiran-harian.calls.ts';
import { BarisKehadiran } from '../hari/baris-kehadiran.ts';
import { PILIHAN_RIWAYAT, SORT_RIWAYAT, SORT_RIWAYAT_BAWAAN } from './saring-riwayat.ts';

const flag = (on: boolean) => z._default(z.boolean(), on);
const Perempat = z.int().check(z.minimum(PEREMPAT.dari), z.maximum(PEREMPAT.sampai));

/** The filters of Riwayat Kehadiran. The range is the current month up to today unless given, and at most a year. */
const FilterRiwayat = {
  from: z.optional(Tanggal),
  to: z.optional(Tanggal),
  is_hadir: flag(true),
  is_absen: flag(true),
  is_cuti: flag(true),
  is_libur: flag(false),
  ...pilihanInput(PILIHAN_RIWAYAT),
  /** Whose first event lies in one of these quarters of an hour. */
  perempat: z.optional(z.array(Perempat).check(z.maxLength(PEREMPAT.sampai + 1))),
};

export const RiwayatInput = z.object({
  ...PageInput.shape,
  ...FilterRiwayat,
  sort: z._default(z.enum(SORT_RIWAYAT), SORT_RIWAYAT_BAWAAN),
  organisasi_id: Id,
  user_id: z.optional(z.array(Id).check(z.maxLength(500))),
  group_id: z.optional(z.array(Id).check(z.maxLength(500))),
});
export type RiwayatInput = z.output<typeof RiwayatInput>;

/** The same of one member. */
const RiwayatAnggotaInput = z.extend(z.omit(RiwayatInput, { user_id: true, group_id: true }), { user_id: Id });

const HalamanRiwayat = z.extend(pageOf(BarisKehadiran), {
  /** Days off that have an event and are left out as `is_libur` says; left out where there is none. */
  libur_berpresensi: z.optional(z.int()),
});
export type HalamanRiwayat = z.output<typeof HalamanRiwayat>;

export const kehadiran = {
  listRiwayatKehadiran: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}/presensi',
    summary: 'Melihat riwayat kehadiran',
    scope: 'organisasi',
    who: 'reader',
    access: 'presensi.daftar-presensi',
    locked: 'no',
    input: RiwayatInput,
    output: HalamanRiwayat,
  }),
  /** Who is no member any more reads here the days that were his. */
  listRiwayatAnggota: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}/presensi/riwayat/{user_id}',
    summary: 'Melihat riwayat kehadiran seorang anggota',
    scope: 'organisasi',
    who: 'reader',
    access: 'presensi.daftar-presensi',
    locked: 'no',
    input: RiwayatAnggotaInput,
    output: HalamanRiwayat,
    whenInactive: true,
  }),
  ...kehadiranHarian,
};
