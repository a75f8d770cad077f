import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Instant, Kosong, PageInput, pageOf, Tanggal, teksPanjangWajib } from '../../kit/fields.ts';

const Tingkat = z.object({
  dari: z.int().check(z.positive(), z.maximum(100_000)),
  harga: z.int().check(z.positive(), z.maximum(1_000_000)),
});

const Isi = {
  tgl_mulai: Tanggal,
  tingkat: z.array(Tingkat).check(z.minLength(1), z.maxLength(20)),
  /** In hundredths of a percent of the price: 1100 is 11%. */
  ppn: z.int().check(z.nonnegative(), z.maximum(10_000)),
  keterangan: teksPanjangWajib(300),
};

/** A price list, in force from its date until a later one begins. */
const HargaLangganan = z.object({
  ...Isi,
  harga_id: Id,
  keadaan: z.enum(['berlaku', 'mendatang', 'lampau']),
  pembuat: z.nullable(z.string()),
  dibuat_pada: Instant,
});
export type HargaLangganan = z.output<typeof HargaLangganan>;

const pengelola = { scope: 'user', who: 'super-admin', access: null, locked: 'no' } as const;

export const hargaLangganan = {
  listHarga: endpoint({
    ...pengelola,
    method: 'GET',
    path: '/harga-langganan',
    summary: 'Melihat tabel harga langganan',
    input: PageInput,
    output: pageOf(HargaLangganan),
  }),
  /** From today on at the earliest; lists are only added, so that an old order can always be explained. */
  addHarga: endpoint({
    ...pengelola,
    method: 'POST',
    path: '/harga-langganan',
    summary: 'Menetapkan harga langganan',
    input: z.object(Isi),
    output: HargaLangganan,
    created: true,
  }),
  /** Only one that has not begun. */
  removeHarga: endpoint({
    ...pengelola,
    method: 'DELETE',
    path: '/harga-langganan/{harga_id}',
    summary: 'Menghapus harga langganan yang belum berlaku',
    input: z.object({ harga_id: Id }),
    output: Kosong,
    message: 'Harga dihapus',
  }),
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_HARGA_LANGGANAN = { harga: 'Harga langganan' };
