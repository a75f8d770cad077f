import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Tanggal, teksPanjang } from '../../kit/fields.ts';

const Dispensasi = z.object({
  cuti_dispensasi_id: Id,
  tgl_awal: Tanggal,
  tgl_akhir: Tanggal,
  sampai: Tanggal,
  keterangan: z.nullable(z.string()),
});

export const pengaturanCuti = {
  /** The dispensations in force: leave days from one date to another may be asked for late until a third. */
  listDispensasi: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}/cuti/tgl-dispensasi',
    summary: 'Melihat dispensasi cuti',
    scope: 'organisasi',
    who: 'signed-in',
    access: null,
    locked: 'premium',
    input: z.object({ organisasi_id: Id }),
    output: z.array(Dispensasi),
  }),
  grantDispensasi: endpoint({
    method: 'POST',
    path: '/orgs/{organisasi_id}/cuti/tgl-dispensasi',
    summary: 'Memberi dispensasi cuti',
    scope: 'organisasi',
    who: 'operator',
    access: 'cuti-kategori.index',
    locked: 'premium',
    input: z.object({
      organisasi_id: Id,
      tgl_awal: Tanggal,
      tgl_akhir: Tanggal,
      sampai: Tanggal,
      keterangan: z.optional(teksPanjang(300)),
    }),
    output: z.array(Dispensasi),
    created: true,
  }),
  revokeDispensasi: endpoint({
    method: 'DELETE',
    path: '/orgs/{organisasi_id}/cuti/tgl-dispensasi/{cuti_dispensasi_id}',
    summary: 'Mencabut dispensasi cuti',
    message: 'Dispensasi dicabut',
    scope: 'organisasi',
    who: 'operator',
    access: 'cuti-kategori.index',
    locked: 'premium',
    input: z.object({ organisasi_id: Id, cuti_dispensasi_id: Id }),
    output: z.array(Dispensasi),
  }),
  /** Turns leave on, filling the categories where there are none and, if told, opening this year; or off. */
  activateCuti: endpoint({
    method: 'PUT',
    path: '/pengaturan/{organisasi_id}/aktivasi-cuti',
    summary: 'Mengaktifkan atau menonaktifkan fitur cuti',
    scope: 'organisasi',
    who: 'operator',
    access: 'organisasi.index',
    locked: 'linked',
    input: z.object({
      organisasi_id: Id,
      is_aktif: z.boolean(),
      /** Grants this year's rights at once. */
      buka_tahun: z._default(z.boolean(), false),
      preview: z._default(z.boolean(), false),
    }),
    output: z.object({
      is_aktif: z.boolean(),
      /** The names of the categories that were filled in. */
      kategori_diisi: z.array(z.string()),
      /** How many members got how many days of this year's rights. */
      jatah: z.object({ anggota: z.int(), hari: z.number() }),
      /** Requests that wait for a decision, which nobody can make while leave is off. */
      menunggu: z.int(),
    }),
  }),
};
