import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Tanggal } from '../../kit/fields.ts';

export const mulaiAnggota = {
  /** Asked before a member is added: what comes of the date from which he would be one, or of today, and tomorrow's where that is better since today is over. */
  getMulaiAnggota: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}/users-mulai',
    summary: 'Melihat mulainya anggota baru',
    scope: 'organisasi',
    access: 'user.index',
    who: 'operator',
    locked: 'linked',
    input: z.object({ organisasi_id: Id, group_id: z.optional(Id), tgl_mulai: z.optional(Tanggal) }),
    output: z.object({
      catatan: z.nullable(z.string()),
      /**
       * What a first day before today makes of days that are over, or one far ahead of him until then, to be agreed to before
       * he is added: '79 hari menjadi Absen'.
       */
      akibat: z.nullable(z.string()),
      besok: z.nullable(Tanggal),
    }),
  }),
};
