import { JENIS_PERINTAH } from '@hadir/rules/perangkat/perintah-mesin.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Instant, PageInput, pageOf, Tanggal, teksWajib } from '../../kit/fields.ts';

/** What was asked of a machine at one time, and how far it is. */
export const PerintahMesin = z.object({
  kelompok: z.uuid(),
  jenis: z.enum(JENIS_PERINTAH),
  /** The PIN that is deleted, or the days whose lines are wanted again. */
  pin: z.nullable(z.string()),
  from: z.nullable(Tanggal),
  to: z.nullable(Tanggal),
  /** Commands in all: one for each member whose name is sent, else one. */
  jumlah: z.int(),
  menunggu: z.int(),
  terkirim: z.int(),
  selesai: z.int(),
  gagal: z.int(),
  batal: z.int(),
  dibuat_pada: Instant,
  dibuat_oleh: z.string(),
  dijawab_pada: z.nullable(Instant),
});
export type PerintahMesin = z.output<typeof PerintahMesin>;

const Mesin = { organisasi_id: Id, perangkat_id: Id };
const PATH = '/orgs/{organisasi_id}/devices/{perangkat_id}/perintah' as const;
const tulis = { scope: 'organisasi', who: 'operator', access: 'perangkat.index', locked: 'linked' } as const;

/** What machines are asked to do; each takes it when it asks next, and answers. */
export const perintahMesin = {
  /** The latest first. */
  listPerintahMesin: endpoint({
    scope: 'organisasi',
    who: 'reader',
    access: 'perangkat.show',
    locked: 'linked',
    method: 'GET',
    path: PATH,
    summary: 'Melihat perintah mesin',
    input: z.extend(PageInput, Mesin),
    output: pageOf(PerintahMesin),
  }),
  submitPerintahMesin: endpoint({
    ...tulis,
    method: 'POST',
    path: PATH,
    summary: 'Memerintah mesin',
    input: z.object({
      ...Mesin,
      jenis: z.enum(JENIS_PERINTAH),
      /** Of `kirim_ulang`: from this day on, to that, or today. */
      from: z.optional(Tanggal),
      to: z.optional(Tanggal),
      /** Of `hapus_pin`. */
      pin: z.optional(teksWajib(14).check(z.regex(/^\d{1,14}$/, 'PIN terdiri atas 1 sampai 14 angka'))),
    }),
    output: PerintahMesin,
    created: true,
    message: 'Perintah disimpan, dan diambil mesin saat ia bertanya lagi',
  }),
  /** Takes back what the machine has not taken yet. */
  cancelPerintahMesin: endpoint({
    ...tulis,
    method: 'DELETE',
    path: `${PATH}/{kelompok}`,
    summary: 'Membatalkan perintah mesin',
    input: z.object({ ...Mesin, kelompok: z.uuid() }),
    output: PerintahMesin,
    message: 'Perintah dibatalkan',
  }),
};
