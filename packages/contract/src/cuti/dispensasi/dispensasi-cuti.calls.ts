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

export const dispensasiCuti = {
  /** The dispensations in force: leave days from one date to another may be asked for late until a third. */
  listDispensasi: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}/cuti/tgl-dispensasi',
    summary: 'Melihat dispensasi cuti',
    scope: 'organisasi',
    who: 'signed-in',
    access: null,
    locked: 'premium',
    feature: 'cuti',
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
    feature: 'cuti',
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
    feature: 'cuti',
    input: z.object({ organisasi_id: Id, cuti_dispensasi_id: Id }),
    output: z.array(Dispensasi),
  }),
};
