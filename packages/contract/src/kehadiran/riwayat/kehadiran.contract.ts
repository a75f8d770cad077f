import { PEREMPAT } from '@hadir/rules/waktu/perempat.ts';
import { STATUS_PRESENSI } from '@hadir/rules/kode/status-presensi.ts';
import { HASIL_WAJAH } from '@hadir/rules/kode/hasil-wajah.ts';
import { GENDER_TERHITUNG } from '@hadir/rules/kode/gender.ts';
import { SUMBER_PRESENSI } from '@hadir/rules/presensi/ketukan/event-presensi.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, PageInput, pageOf, Tanggal } from '../../kit/fields.ts';
import { kodeDari, KodeRadius } from '../../kit/kode.ts';
import { kehadiranHarian } from '../harian/kehadiran-harian.calls.ts';
import { BarisKehadiran } from '../hari/baris-kehadiran.ts';
import { HANYA_RIWAYAT, HARI_SEPEKAN, SORT_RIWAYAT, SORT_RIWAYAT_BAWAAN } from './saring-riwayat.ts';

const flag = (on: boolean) => z._default(z.boolean(), on);
const antara = ({ dari, sampai }: { dari: number; sampai: number }) =>
  z.int().check(z.minimum(dari), z.maximum(sampai));

/** The filters of Riwayat Kehadiran. The range is the current month up to today unless given, and at most a year. */
const FilterRiwayat = {
  from: z.optional(Tanggal),
  to: z.optional(Tanggal),
  is_hadir: flag(true),
  is_absen: flag(true),
  is_cuti: flag(true),
  is_libur: flag(false),
  /** Days that came to one of these statuses, or with a break among their events. */
  status: z.optional(z.array(kodeDari(STATUS_PRESENSI))),
  radius: z.optional(z.array(KodeRadius)),
  verifikasi_wajah: z.optional(kodeDari(HASIL_WAJAH)),
  sumber: z.optional(z.array(z.enum(SUMBER_PRESENSI))),
  gender: z.optional(z.array(z.enum(GENDER_TERHITUNG))),
  /** On which days of the week. */
  hari: z.optional(z.array(antara(HARI_SEPEKAN))),
  /** Whose first event lies in one of these quarters of an hour. */
  perempat: z.optional(z.array(antara(PEREMPAT)).check(z.maxLength(PEREMPAT.sampai + 1))),
  /** Only days on which a record is missing and not excused, or that cost a cut. */
  hanya: z.optional(z.enum(HANYA_RIWAYAT)),
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
