import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import * as z from 'zod/mini';
import { Id, Tanggal } from '../../kit/fields.ts';
import { SetengahHari } from '../ajuan/cuti.ts';
import { JENIS_CUTI } from '@hadir/rules/cuti/kategori/jenis-cuti.ts';

/** A leave as the calendar shows it. Of colleagues only that they are away: what names the leave is null. */
export const AcaraKalender = z.object({
  cuti_id: z.nullable(Id),
  tgl_awal: Tanggal,
  /** Of a leave that was cancelled on the way: the last day that was taken. */
  tgl_akhir: Tanggal,
  setengah_hari: z.nullable(SetengahHari),
  status: z.literal([STATUS_CUTI.diajukan, STATUS_CUTI.disetujui]),
  kategori: z.nullable(z.string()),
  jenis: z.nullable(z.enum(JENIS_CUTI)),
  jumlah_hari: z.nullable(z.number()),
});
export type AcaraKalender = z.output<typeof AcaraKalender>;

export const AnggotaKalender = z.object({
  user_id: Id,
  nama: z.string(),
  nama_group: z.nullable(z.string()),
  cuti: z.array(AcaraKalender),
});
export type AnggotaKalender = z.output<typeof AnggotaKalender>;

export const LiburKalender = z.object({
  nama: z.string(),
  tgl_awal: Tanggal,
  tgl_akhir: Tanggal,
  is_cuti_bersama: z.boolean(),
});
export type LiburKalender = z.output<typeof LiburKalender>;

/** How many are away on a date, and how many more ask to be. */
export const HariKalender = z.object({ tanggal: Tanggal, disetujui: z.int(), menunggu: z.int() });
export type HariKalender = z.output<typeof HariKalender>;
