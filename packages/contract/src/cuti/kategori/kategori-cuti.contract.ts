import { JENIS_CUTI } from '@hadir/rules/cuti/kategori/jenis-cuti.ts';
import { SETAHUN_HARI } from '@hadir/rules/waktu/rentang.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, kelipatan, Kosong, kosongkan, SortedPageInput, pageOf, namaWajib } from '../../kit/fields.ts';
import { BatasRekan } from './batas-rekan.ts';
import { Gender, KodeGender } from '../../kit/kode.ts';

const hari = (max: number) => z.int().check(z.minimum(0), z.maximum(max));
const jumlah = kelipatan(0.5, SETAHUN_HARI);

export const KategoriCutiIsi = z.object({
  nama: namaWajib(80),
  jenis: z._default(z.enum(JENIS_CUTI), 'lain'),
  /** Draws on a balance. */
  is_saldo: z._default(z.boolean(), false),
  hitungan: z._default(z.enum(['kerja', 'kalender']), 'kerja'),
  jatah_tahunan: z._default(jumlah, 0),
  /** Days of one year's right that live on into the next at most. */
  maks_bawa: z._default(jumlah, 0),
  /** How many years a right may live on; the second only where no leave was taken in between. */
  tahun_bawa: z._default(z.literal([1, 2]), 1),
  /** Until when carried days may be used, MM-DD; null is the whole year. */
  bawaan_sampai: kosongkan(
    z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$|^(0[13-9]|1[0-2])-(29|30)$|^(0[13578]|1[02])-31$/)),
  ),
  maks_hari: kosongkan(z.int().check(z.minimum(1), z.maximum(1200))),
  min_pemberitahuan: z._default(hari(365), 0),
  maks_mundur: z._default(hari(365), 0),
  lampiran_mulai_hari: kosongkan(z.int().check(z.minimum(1), z.maximum(1200))),
  gender: kosongkan(KodeGender),
  is_setengah_hari: z._default(z.boolean(), false),
  /** The right of the year in which a member joins is cut to its months. */
  is_prorata: z._default(z.boolean(), false),
  batas_rekan: kosongkan(BatasRekan),
});
export type KategoriCutiIsi = z.output<typeof KategoriCutiIsi>;

export const KategoriCuti = z.object({
  cuti_kategori_id: Id,
  id: Id,
  nama: z.string(),
  jenis: z.enum(JENIS_CUTI),
  is_saldo: z.boolean(),
  is_aktif: z.boolean(),
  hitungan: z.enum(['kerja', 'kalender']),
  jatah_tahunan: z.number(),
  maks_bawa: z.number(),
  tahun_bawa: z.literal([1, 2]),
  bawaan_sampai: z.nullable(z.string()),
  maks_hari: z.nullable(z.int()),
  min_pemberitahuan: z.int(),
  maks_mundur: z.int(),
  lampiran_mulai_hari: z.nullable(z.int()),
  gender: Gender,
  is_setengah_hari: z.boolean(),
  is_prorata: z.boolean(),
  batas_rekan: z.nullable(BatasRekan),
});
export type KategoriCuti = z.output<typeof KategoriCuti>;

const diDalam = { scope: 'organisasi', access: 'cuti-kategori.index', locked: 'premium', feature: 'cuti' } as const;
const Satu = { organisasi_id: Id, cuti_kategori_id: Id };

export const kategoriCuti = {
  listKategoriCuti: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/cuti-kategori',
    summary: 'Melihat kategori ketidakhadiran',
    who: 'signed-in',
    access: null,
    input: z.object({
      organisasi_id: Id,
      ...SortedPageInput.shape,
      format: z.optional(z.literal('json')),
      is_saldo: z.optional(z.boolean()),
      is_aktif: z.optional(z.boolean()),
    }),
    output: pageOf(KategoriCuti),
  }),
  addKategoriCuti: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/cuti-kategori',
    summary: 'Menambah kategori ketidakhadiran',
    who: 'operator',
    input: z.extend(KategoriCutiIsi, { organisasi_id: Id }),
    output: KategoriCuti,
    created: true,
  }),
  /** The set of a government office or school, for an organisation that has none yet. */
  addKategoriBawaan: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/cuti-kategori/bawaan',
    summary: 'Mengisi kategori ketidakhadiran bawaan',
    who: 'operator',
    input: z.object({ organisasi_id: Id }),
    output: z.array(KategoriCuti),
    created: true,
  }),
  getKategoriCuti: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/cuti-kategori/{cuti_kategori_id}',
    summary: 'Melihat satu kategori ketidakhadiran',
    who: 'reader',
    input: z.object(Satu),
    output: KategoriCuti,
  }),
  changeKategoriCuti: endpoint({
    ...diDalam,
    method: 'PUT',
    path: '/orgs/{organisasi_id}/cuti-kategori/{cuti_kategori_id}',
    summary: 'Mengubah kategori ketidakhadiran',
    who: 'operator',
    input: z.extend(KategoriCutiIsi, Satu),
    output: KategoriCuti,
  }),
  removeKategoriCuti: endpoint({
    ...diDalam,
    method: 'DELETE',
    path: '/orgs/{organisasi_id}/cuti-kategori/{cuti_kategori_id}',
    summary: 'Menghapus kategori ketidakhadiran',
    who: 'operator',
    input: z.object(Satu),
    output: Kosong,
  }),
  changeStatusKategori: endpoint({
    ...diDalam,
    method: 'PUT',
    path: '/orgs/{organisasi_id}/cuti-kategori/{cuti_kategori_id}/update-status',
    summary: 'Mengaktifkan atau menonaktifkan kategori ketidakhadiran',
    who: 'operator',
    input: z.object({ ...Satu, is_aktif: z.boolean() }),
    output: KategoriCuti,
  }),
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_KATEGORI_CUTI = { cuti_kategori: 'Kategori cuti' };
