import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { BigId, Id } from '../../kit/fields.ts';

export const fotoPresensi = {
  getFotoPresensi: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}/presensi/{presensi_id}/foto',
    summary: 'Melihat foto presensi',
    scope: 'organisasi',
    who: 'reader',
    access: 'presensi.daftar-presensi',
    locked: 'no',
    input: z.object({ organisasi_id: Id, presensi_id: BigId }),
    output: z.null(),
    download: ['image/webp'],
    peka: 'foto',
  }),
};
