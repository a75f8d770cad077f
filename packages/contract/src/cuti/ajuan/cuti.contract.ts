import { SETAHUN_HARI } from '@hadir/rules/waktu/rentang.ts';
import { pesanTindakan } from '../../kit/pesan-tindakan.ts';
import { Dijawab } from '../../persetujuan/dijawab.ts';
import { MilikSatu } from '../../persetujuan/milik-satu.ts';
import { pesanTerkirim } from '../../persetujuan/pesan-terkirim.ts';
import * as z from 'zod/mini';
import { formulirCuti } from '../formulir/formulir-cuti.calls.ts';
import { endpoint } from '../../kit/endpoint.ts';
import {
  Id,
  kosongkan,
  Kosong,
  pageOf,
  SortedPageInput,
  Tanggal,
  teksPanjang,
  teksPanjangWajib,
} from '../../kit/fields.ts';
import { UNGGAH_LAMPIRAN } from '../../kit/berkas.ts';
import { BahanCuti } from './bahan-cuti.ts';
import { Cuti, CutiMenunggu, DetailCuti, SetengahHari, StatusCuti, TindakanAjuan } from './cuti.ts';

const AjuanCutiIsi = {
  cuti_kategori_id: Id,
  /** For whom: oneself, or for an operator any member. */
  user_id: z.optional(Id),
  tgl_awal: Tanggal,
  tgl_akhir: Tanggal,
  setengah_hari: kosongkan(SetengahHari),
  keterangan: teksPanjangWajib(1000),
  /** Where the member can be reached meanwhile. */
  alamat: z.optional(teksPanjang(300)),
};
const Filter = {
  organisasi_id: Id,
  ...SortedPageInput.shape,
  status: z.optional(z.array(StatusCuti)),
  cuti_kategori_id: z.optional(Id),
  tgl_awal: z.optional(Tanggal),
  tgl_akhir: z.optional(Tanggal),
};

const sendiri = { scope: 'organisasi', who: 'own', access: null, locked: 'premium', feature: 'cuti' } as const;
const Satu = { organisasi_id: Id, cuti_id: Id };

export const cuti = {
  /** A member sees his own, an operator all. */
  listCutiTerlihat: endpoint({
    ...sendiri,
    method: 'GET',
    path: '/orgs/{organisasi_id}/cuti',
    summary: 'Melihat ajuan cuti',
    who: 'reader',
    access: 'cuti-ajuan.index',
    input: z.object({
      ...Filter,
      user_id: z.optional(Id),
      group_id: z.optional(Id),
      is_kurang: z.optional(z.boolean()),
    }),
    output: pageOf(Cuti),
  }),
  listCutiSendiri: endpoint({
    ...sendiri,
    method: 'GET',
    path: '/orgs/{organisasi_id}/cuti/daftar',
    summary: 'Melihat ajuan cuti sendiri',
    input: z.object(Filter),
    output: pageOf(Cuti),
    whenInactive: true,
  }),
  listCutiDiputuskan: endpoint({
    ...sendiri,
    method: 'GET',
    path: '/orgs/{organisasi_id}/cuti/daftar-setuju',
    summary: 'Melihat ajuan cuti yang telah diputuskan sendiri',
    input: z.object(Filter),
    output: pageOf(Cuti),
  }),
  listCutiMenungguSaya: endpoint({
    ...sendiri,
    method: 'GET',
    path: '/orgs/{organisasi_id}/cuti/belum-setuju',
    summary: 'Melihat ajuan cuti yang menunggu keputusan sendiri',
    input: z.object({ ...Filter, ...MilikSatu }),
    output: pageOf(CutiMenunggu),
  }),
  getBahanCuti: endpoint({
    ...sendiri,
    method: 'GET',
    path: '/orgs/{organisasi_id}/cuti/bahan',
    summary: 'Melihat hari kerja, saldo, dan cuti lain sebelum mengajukan',
    input: z.object({ organisasi_id: Id, user_id: z.optional(Id), tgl_awal: Tanggal, tgl_akhir: Tanggal }),
    output: BahanCuti,
  }),
  addDrafCuti: endpoint({
    ...sendiri,
    method: 'POST',
    path: '/orgs/{organisasi_id}/cuti/simpan',
    summary: 'Menyimpan draf ajuan cuti',
    input: z.object({ organisasi_id: Id, ...AjuanCutiIsi }),
    upload: { lampiran: UNGGAH_LAMPIRAN },
    output: DetailCuti,
    created: true,
    message: 'Draf ajuan disimpan',
  }),
  submitCuti: endpoint({
    ...sendiri,
    method: 'POST',
    path: '/orgs/{organisasi_id}/cuti',
    summary: 'Mengajukan cuti',
    input: z.object({ organisasi_id: Id, ...AjuanCutiIsi }),
    upload: { lampiran: UNGGAH_LAMPIRAN },
    output: DetailCuti,
    created: true,
    message: pesanTerkirim('Ajuan cuti'),
  }),
  /** Approves many at once; each is decided by itself, and those that cannot be say why. */
  approveBanyakCuti: endpoint({
    ...sendiri,
    method: 'POST',
    path: '/orgs/{organisasi_id}/cuti/setuju-banyak',
    summary: 'Menyetujui banyak ajuan cuti',
    message: (_, answered) => {
      const { disetujui } = answered as { disetujui: readonly number[] };
      return disetujui.length > 0 ? 'Ajuan cuti diputuskan' : 'Tidak ada ajuan cuti yang disetujui';
    },
    input: z.object({
      organisasi_id: Id,
      /** Each with the level and the version that it was seen at. */
      ajuan: z
        .array(z.object({ cuti_id: Id, urutan: z.int(), versi: Dijawab.versi }))
        .check(z.minLength(1), z.maxLength(100)),
      keterangan: z.optional(teksPanjang(500)),
    }),
    output: z.object({
      disetujui: z.array(Id),
      ditolak: z.array(z.object({ cuti_id: Id, pesan: z.string() })),
    }),
  }),
  changeAjuanCuti: endpoint({
    ...sendiri,
    method: 'PUT',
    path: '/orgs/{organisasi_id}/cuti/{cuti_id}/ubah-ajuan',
    summary: 'Mengubah keadaan ajuan cuti',
    message: pesanTindakan('tindakan', {
      ajukan: pesanTerkirim('Ajuan cuti'),
      tarik: 'Ajuan cuti ditarik',
      setuju: 'Ajuan cuti disetujui',
      ubah: 'Ajuan cuti diubah',
      tangguhkan: 'Ajuan cuti ditangguhkan',
      tolak: 'Ajuan cuti ditolak',
      batal: 'Cuti dibatalkan',
      tolak_perubahan: 'Perubahan cuti ditolak',
      kembalikan: 'Hari cuti dikembalikan',
    } satisfies Record<TindakanAjuan, unknown>),
    input: z.object({
      ...Satu,
      tindakan: TindakanAjuan,
      keterangan: z.optional(teksPanjang(500)),
      ...Dijawab,
      /** The other dates of `ubah`. */
      tgl_awal: z.optional(Tanggal),
      tgl_akhir: z.optional(Tanggal),
      /** Of `batal`: until when days of rights that lapsed meanwhile may be used. */
      perpanjang_sampai: z.optional(Tanggal),
      /** Of `kembalikan`: the days that were not taken after all. */
      hari: z.optional(z.array(Tanggal).check(z.minLength(1), z.maxLength(SETAHUN_HARI))),
    }),
    output: DetailCuti,
  }),
  getCuti: endpoint({
    ...sendiri,
    method: 'GET',
    path: '/orgs/{organisasi_id}/cuti/{cuti_id}',
    summary: 'Melihat satu ajuan cuti',
    input: z.object(Satu),
    output: DetailCuti,
    whenInactive: true,
  }),
  getLampiranCuti: endpoint({
    ...sendiri,
    method: 'GET',
    path: '/orgs/{organisasi_id}/cuti/{cuti_id}/lampiran',
    summary: 'Mengunduh lampiran ajuan cuti',
    input: z.object(Satu),
    output: Kosong,
    download: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
    peka: 'lampiran',
  }),
  changeDrafCuti: endpoint({
    ...sendiri,
    method: 'PUT',
    path: '/orgs/{organisasi_id}/cuti/{cuti_id}',
    summary: 'Mengubah draf ajuan cuti',
    input: z.object({ ...Satu, ...AjuanCutiIsi, hapus_lampiran: z._default(z.boolean(), false) }),
    upload: { lampiran: UNGGAH_LAMPIRAN },
    output: DetailCuti,
  }),
  removeDrafCuti: endpoint({
    ...sendiri,
    method: 'DELETE',
    path: '/orgs/{organisasi_id}/cuti/{cuti_id}',
    summary: 'Menghapus draf ajuan cuti',
    input: z.object(Satu),
    output: Kosong,
  }),
  ...formulirCuti,
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_CUTI = { cuti: 'Ajuan cuti' };
