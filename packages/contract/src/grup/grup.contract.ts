import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Id, Kosong, kosongkan, pageOf, teks, namaWajib } from '../kit/fields.ts';
import { KodeAktif } from '../kit/kode.ts';

/** Active 11, inactive 12: nobody is placed in an inactive group any more. */

export const Grup = z.object({
  group_id: Id,
  nama: z.string(),
  kepala_user_id: z.nullable(Id),
  kepala: z.nullable(z.string()),
  status: KodeAktif,
  /** Members who are in it today. */
  jumlah_anggota: z.int(),
});
export type Grup = z.output<typeof Grup>;

const GrupInput = z.object({
  organisasi_id: Id,
  nama: namaWajib(100),
  kepala_user_id: kosongkan(Id),
});
const SatuGrup = z.object({ organisasi_id: Id, group_id: Id });

const diDalam = { scope: 'organisasi', access: 'group.index', locked: 'linked' } as const;

export const grup = {
  /** A page where `page` is given, else all of them as a bare array for pickers. */
  listGrup: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/groups',
    summary: 'Melihat daftar grup',
    who: 'reader',
    locked: 'no',
    input: z.object({
      organisasi_id: Id,
      page: z.optional(z.int().check(z.positive(), z.maximum(1_000_000))),
      count: z._default(z.int().check(z.positive(), z.maximum(500)), 15),
      q: z.optional(teks(100)),
      sort: z.optional(z.string().check(z.regex(/^-?[a-z_]{1,40}$/))),
      status: z.optional(KodeAktif),
    }),
    output: z.union([pageOf(Grup), z.array(Grup)]),
  }),
  addGrup: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/groups',
    summary: 'Menambah grup',
    who: 'operator',
    input: GrupInput,
    output: Grup,
    created: true,
  }),
  getGrup: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/groups/{group_id}',
    summary: 'Melihat grup',
    who: 'reader',
    access: 'group.show',
    input: SatuGrup,
    output: Grup,
  }),
  changeGrup: endpoint({
    ...diDalam,
    method: 'PUT',
    path: '/orgs/{organisasi_id}/groups/{group_id}',
    summary: 'Mengubah grup',
    who: 'operator',
    input: z.extend(GrupInput, { group_id: Id, status: z.optional(KodeAktif) }),
    output: Grup,
  }),
  removeGrup: endpoint({
    ...diDalam,
    method: 'DELETE',
    path: '/orgs/{organisasi_id}/groups/{group_id}',
    summary: 'Menghapus grup',
    who: 'operator',
    input: SatuGrup,
    output: Kosong,
  }),
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_GRUP = { group: 'Grup' };
