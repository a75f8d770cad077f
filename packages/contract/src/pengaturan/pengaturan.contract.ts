import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Id, Tanggal } from '../kit/fields.ts';
import { DampakPengaturan, Isi, NamaPengaturan } from './isi-pengaturan.ts';

const Saklar = { is_leave_management_simpatika: z.boolean() };

const Berlaku = z.object({
  ...Isi,
  ...Saklar,
  /** The fields that the organisation set itself; the others are its tenant's. */
  sendiri: z.array(NamaPengaturan),
  tgl_mulai: Tanggal,
  tgl_selesai: z.nullable(Tanggal),
});

/** The settings in force on a date, what the tenant says that day, and every change of them before and after. */
export const Pengaturan = z.extend(Berlaku, { organisasi_id: Id, tenant: z.object(Isi), riwayat: z.array(Berlaku) });
export type Pengaturan = z.output<typeof Pengaturan>;
export const PengaturanDiubah = z.extend(Pengaturan, { dampak: DampakPengaturan });
export type PengaturanDiubah = z.output<typeof PengaturanDiubah>;

/**
 * Only the fields that are sent change, from tgl_mulai on: today unless said, never a day that is past. Those that are
 * named in `ikut` follow the tenant from then on. With `preview` it is only told what it would do.
 */
const Perubahan = z.extend(z.partial(z.object({ ...Isi, ...Saklar })), {
  organisasi_id: Id,
  tgl_mulai: z.optional(Tanggal),
  ikut: z.optional(z.array(NamaPengaturan)),
  preview: z.optional(z.boolean()),
});
export type PerubahanPengaturan = z.output<typeof Perubahan>;

export const pengaturan = {
  getPengaturan: endpoint({
    method: 'GET',
    path: '/pengaturan/{organisasi_id}',
    summary: 'Melihat pengaturan organisasi',
    scope: 'organisasi',
    who: 'signed-in',
    access: null,
    locked: 'no',
    input: z.object({ organisasi_id: Id, tanggal: z.optional(Tanggal) }),
    output: Pengaturan,
  }),
  savePengaturan: endpoint({
    method: 'POST',
    path: '/pengaturan',
    summary: 'Menyimpan pengaturan organisasi',
    scope: 'user',
    who: 'operator',
    access: 'organisasi.index',
    locked: 'no',
    input: Perubahan,
    output: PengaturanDiubah,
    created: true,
  }),
  changePengaturan: endpoint({
    method: 'PUT',
    path: '/pengaturan/{organisasi_id}',
    summary: 'Mengubah pengaturan organisasi',
    scope: 'organisasi',
    who: 'operator',
    access: 'organisasi.index',
    locked: 'linked',
    input: Perubahan,
    output: PengaturanDiubah,
  }),
};
