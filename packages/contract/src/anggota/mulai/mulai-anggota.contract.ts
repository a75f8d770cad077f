import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Tanggal } from '../../kit/fields.ts';

export const mulaiAnggota = {
  /** Asked before a member is added: when he begins unless a date is said, and what comes of that date or of none. */
  getMulaiAnggota: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}/users-mulai',
    summary: 'Melihat mulainya anggota baru',
    scope: 'organisasi',
    access: 'user.index',
    who: 'operator',
    locked: 'linked',
    input: z.object({ organisasi_id: Id, group_id: z.optional(Id), tgl_mulai: z.optional(Tanggal) }),
    output: z.object({ tgl_mulai: Tanggal, catatan: z.nullable(z.string()) }),
  }),
};
