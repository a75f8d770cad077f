import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Id } from '../../kit/fields.ts';
import { AturanKepercayaan } from './kepercayaan.ts';

/** What speaks against an event in an organisation's eyes. It decides nothing; scores that stand are not made anew. */
export const aturanKepercayaan = {
  getAturanKepercayaan: endpoint({
    scope: 'organisasi',
    who: 'reader',
    access: 'presensi-manual.index',
    locked: 'linked',
    method: 'GET',
    path: '/orgs/{organisasi_id}/presensi/kepercayaan',
    summary: 'Melihat aturan kepercayaan presensi',
    input: z.object({ organisasi_id: Id }),
    output: AturanKepercayaan,
  }),
  changeAturanKepercayaan: endpoint({
    scope: 'organisasi',
    who: 'operator',
    access: 'organisasi.index',
    locked: 'linked',
    method: 'PUT',
    path: '/orgs/{organisasi_id}/presensi/kepercayaan',
    summary: 'Mengubah aturan kepercayaan presensi',
    input: z.object({ organisasi_id: Id, ...AturanKepercayaan.shape }),
    output: AturanKepercayaan,
    message: 'Aturan kepercayaan disimpan. Berlaku bagi presensi yang dinilai sesudah ini',
  }),
};
