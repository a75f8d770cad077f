import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Id } from '../../kit/fields.ts';
import { Kemajuan } from '../../kit/pekerjaan/kemajuan.ts';

export const hitungUlang = {
  /** For the screens to say that a recap is being brought up to date. */
  listHitungUlang: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}/hitung-ulang',
    summary: 'Melihat hari yang sedang dihitung ulang',
    scope: 'organisasi',
    who: 'signed-in',
    access: null,
    locked: 'no',
    input: z.object({ organisasi_id: Id }),
    /** What waits or runs, and the last one that ended; the latest first. */
    output: z.array(
      z.object({
        pekerjaan_id: z.uuid(),
        ...Kemajuan,
        pesan: z.nullable(z.string()),
      }),
    ),
  }),
};
