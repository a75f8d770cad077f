import * as z from 'zod/mini';
import { Dampak, UbahLalu } from '../../kehadiran/turunan/dampak.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, kosongkan, SortedPageInput, pageOf, Tanggal } from '../../kit/fields.ts';
import { RoleAnggota } from '../daftar/anggota-fields.ts';
import { LokasiAnggota } from '../daftar/anggota.ts';

/** A change of group that is planned: from which date the member is in which group; null is in none. */
const RencanaGrup = z.object({ tanggal: Tanggal, grup: z.nullable(z.string()) });

/** Where a member stands: his group, his role, and the locations at which he may attend (none: all of them). */
export const Penempatan = z.object({
  user_id: Id,
  nama: z.string(),
  nip: z.nullable(z.string()),
  group_id: z.nullable(Id),
  grup: z.nullable(z.string()),
  role: RoleAnggota,
  lokasi: z.array(LokasiAnggota),
  /** The first change of group to come. */
  rencana: z.nullable(RencanaGrup),
});
export type Penempatan = z.output<typeof Penempatan>;

/** What is left out stays as it is; a group of null is none. */
const Tempat = {
  group_id: kosongkan(Id),
  role: z.optional(RoleAnggota),
  lokasi_presensi_ids: z.optional(z.array(Id).check(z.maxLength(50))),
};

const diDalam = { scope: 'organisasi', access: 'user.index', locked: 'linked' } as const;
const Ditempatkan = z.object({
  jumlah: z.int(),
  dampak: Dampak,
  /** Changes of group that were planned and lapse by this one, with where they would have been from. */
  gugur: z.array(z.extend(RencanaGrup, { user_id: Id, nama: z.string(), dari: z.nullable(z.string()) })),
});
export type Ditempatkan = z.output<typeof Ditempatkan>;

export const penempatan = {
  listPenempatan: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/users-plot',
    summary: 'Melihat penempatan anggota',
    who: 'reader',
    input: z.extend(SortedPageInput, {
      organisasi_id: Id,
      group_id: z.optional(Id),
      role: z.optional(RoleAnggota),
      lokasi_presensi_id: z.optional(Id),
      /** Only those without a group. */
      is_tanpa_grup: z.optional(z.boolean()),
    }),
    output: pageOf(Penempatan),
  }),
  /**
   * The same place for several members at once. A group holds from tgl_mulai, today unless said; a past date corrects
   * (aturan/anggota#penempatan).
   */
  addPenempatan: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/users-plot',
    summary: 'Menempatkan anggota',
    who: 'operator',
    input: z.object({
      organisasi_id: Id,
      user_ids: z.array(Id).check(z.minLength(1), z.maxLength(1000)),
      ...Tempat,
      tgl_mulai: z.optional(Tanggal),
      ...UbahLalu,
    }),
    output: Ditempatkan,
    created: true,
  }),
  /** A place of his own for each. */
  changePenempatan: endpoint({
    ...diDalam,
    method: 'PUT',
    path: '/orgs/{organisasi_id}/users-plot',
    summary: 'Mengubah penempatan anggota',
    who: 'operator',
    input: z.object({
      organisasi_id: Id,
      penempatan: z.array(z.object({ user_id: Id, ...Tempat })).check(z.minLength(1), z.maxLength(1000)),
      tgl_mulai: z.optional(Tanggal),
      ...UbahLalu,
    }),
    output: Ditempatkan,
  }),
};
