import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, kosongkan, Kosong, pageOf, PageInput, namaWajib } from '../../kit/fields.ts';
import { JenjangPersetujuan } from '../jenjang-persetujuan.ts';
import { menungguPersetujuan } from '../jalan/menunggu-persetujuan.calls.ts';

/** What a chain can be for. */
export const UNTUK_PERSETUJUAN = ['cuti', 'presensi_manual', 'klaim', 'tukar_shift'] as const;
const Untuk = z.enum(UNTUK_PERSETUJUAN);
export type UntukPersetujuan = z.output<typeof Untuk>;

export const Persetujuan = z.object({
  persetujuan_id: Id,
  id: Id,
  nama: z.string(),
  untuk: Untuk,
  jenjang: z.array(JenjangPersetujuan),
});
export type Persetujuan = z.output<typeof Persetujuan>;

/** One level: a person (`user_id`), a role (`peran`) or the head of the member's group. */
export const JenjangIsi = z.object({
  jenis: z.enum(['orang', 'peran', 'kepala_grup']),
  user_id: kosongkan(Id),
  peran: kosongkan(z.enum(['admin', 'operator'])),
  /** Decides while those named are away. */
  pengganti_user_id: kosongkan(Id),
  /** After how many days of waiting the next level may decide as well. */
  eskalasi_hari: kosongkan(z.int().check(z.minimum(1), z.maximum(365))),
});
export type JenjangIsi = z.output<typeof JenjangIsi>;

const Isi = {
  nama: namaWajib(80),
  untuk: Untuk,
  jenjang: z.array(JenjangIsi).check(z.minLength(1), z.maxLength(10)),
};
const diDalam = { scope: 'organisasi', access: null, locked: 'premium' } as const;
const Satu = { organisasi_id: Id, persetujuan_id: Id };

export const persetujuan = {
  listPersetujuan: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/persetujuan',
    summary: 'Melihat jalur persetujuan',
    who: 'reader',
    input: z.object({ organisasi_id: Id, ...PageInput.shape, untuk: z.optional(Untuk) }),
    output: pageOf(Persetujuan),
  }),
  addPersetujuan: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/persetujuan',
    summary: 'Menambah jalur persetujuan',
    who: 'operator',
    input: z.object({ organisasi_id: Id, ...Isi }),
    output: Persetujuan,
    created: true,
  }),
  getPersetujuan: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/persetujuan/{persetujuan_id}',
    summary: 'Melihat satu jalur persetujuan',
    who: 'reader',
    input: z.object(Satu),
    output: Persetujuan,
  }),
  changePersetujuan: endpoint({
    ...diDalam,
    method: 'PUT',
    path: '/orgs/{organisasi_id}/persetujuan/{persetujuan_id}',
    summary: 'Mengubah jalur persetujuan',
    who: 'operator',
    input: z.object({ ...Satu, ...Isi }),
    output: Persetujuan,
  }),
  removePersetujuan: endpoint({
    ...diDalam,
    method: 'DELETE',
    path: '/orgs/{organisasi_id}/persetujuan/{persetujuan_id}',
    summary: 'Menghapus jalur persetujuan',
    who: 'operator',
    input: z.object(Satu),
    output: Kosong,
  }),
  ...menungguPersetujuan,
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_PERSETUJUAN = { persetujuan: 'Jalur persetujuan' };
