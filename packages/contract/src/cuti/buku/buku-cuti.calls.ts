import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Kosong } from '../../kit/fields.ts';
import { Laporan } from '../../laporan/berkas/laporan-berkas.ts';
import { TahunCuti } from '../dasar/tahun-cuti.ts';

const diDalam = { scope: 'organisasi', access: 'cuti-saldo.index', locked: 'premium', feature: 'cuti' } as const;

export const bukuCuti = {
  /** A member's leave book of a year to print: one's own, or for who holds the name anybody's. */
  printBukuCuti: endpoint({
    ...diDalam,
    access: null,
    method: 'GET',
    path: '/orgs/{organisasi_id}/cuti-saldo/buku',
    summary: 'Mencetak buku cuti',
    who: 'own',
    input: z.object({ organisasi_id: Id, user_id: z.optional(Id), tahun: TahunCuti }),
    output: Kosong,
    download: ['application/pdf'],
  }),
  /** Has the leave books of all who were members in a year, or in one group, made in the background as one PDF. */
  generateBukuCuti: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/cuti-saldo/buku',
    summary: 'Membuat buku cuti semua anggota',
    who: 'operator',
    input: z.object({ organisasi_id: Id, tahun: TahunCuti, group_id: z.optional(Id) }),
    output: Laporan,
    created: true,
    message: 'Buku cuti sedang dibuat',
  }),
};
