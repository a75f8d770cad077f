import * as z from 'zod/mini';
import { Id, Tanggal } from '../../kit/fields.ts';
import { Gender } from '../../kit/kode.ts';
import { KeanggotaanBerakhir } from '../../anggota/daftar/keanggotaan-berakhir.ts';
import { JenjangPersetujuan } from '../../persetujuan/jenjang-persetujuan.ts';
import { SetengahHari, StatusCuti } from './cuti.ts';
import { KategoriCuti } from '../kategori/kategori-cuti.contract.ts';
import { LiburBelum } from './libur-belum.ts';
import { LotSaldo } from '../saldo/lot-saldo.ts';

/** Everything that the form judges a request by before it is sent, by the rule that the server decides with. */
export const BahanCuti = z.object({
  user_id: Id,
  nama: z.string(),
  today: Tanggal,
  gender: Gender,
  /** Every date of the span that was asked about. */
  hari: z.array(
    z.object({
      tanggal: Tanggal,
      is_kerja: z.boolean(),
      /** The holiday's name. */
      libur: z.nullable(z.string()),
      /** Verified and frozen: leave cannot take it. */
      is_beku: z.boolean(),
      /** It stands as attended. */
      is_masuk: z.boolean(),
    }),
  ),
  /** By a transfer that is confirmed; null where there is none. */
  keanggotaan_berakhir: z.nullable(KeanggotaanBerakhir),
  kategori: z.array(KategoriCuti),
  /** By category; those of the coming years that the span reaches included, with ids below zero. */
  saldo: z.array(
    z.object({
      cuti_kategori_id: Id,
      lots: z.array(LotSaldo),
      /** Days of other requests that are asked for and not drawn yet, and what each would draw. */
      menunggu: z.array(z.object({ tanggal: Tanggal, hari: z.number() })),
      /** Days that were put off, by the year for which they were asked: they live on besides. */
      ditangguhkan: z.array(z.object({ tahun: z.int(), hari: z.number() })),
    }),
  ),
  cuti_lain: z.array(
    z.object({
      cuti_id: Id,
      kategori: z.string(),
      status: StatusCuti,
      tgl_awal: Tanggal,
      tgl_akhir: Tanggal,
      setengah_hari: z.nullable(SetengahHari),
    }),
  ),
  /** Colleagues of the member's group who are away, or ask to be. */
  rekan: z.array(
    z.object({
      user_id: Id,
      nama: z.string(),
      tgl_awal: Tanggal,
      tgl_akhir: Tanggal,
      setengah_hari: z.nullable(SetengahHari),
      status: StatusCuti,
    }),
  ),
  /** How many are in the member's group beside himself. */
  jumlah_rekan: z.int(),
  /** Of the coming years that the span reaches. */
  libur_belum: z.array(LiburBelum),
  dispensasi: z.array(z.object({ tgl_awal: Tanggal, tgl_akhir: Tanggal, sampai: Tanggal })),
  jenjang: z.array(JenjangPersetujuan),
  /** The caller's one decision would stand for every level: he may write it down and approve it at once. */
  is_setujui_langsung: z.boolean(),
});
export type BahanCuti = z.output<typeof BahanCuti>;
