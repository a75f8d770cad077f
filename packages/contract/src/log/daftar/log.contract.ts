import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { DaftarLog, HalamanLog, PembukaFoto, SaringLog, TempatLog } from '../baris-log.ts';
import { unduhanLog } from '../unduhan/unduhan-log.calls.ts';

/** A tenant's log for its admins, everybody's for those above the tenants; who stands below reads his organisation's. */
const diAtas = { scope: 'user', who: 'reader', access: 'log.index', locked: 'no' } as const;
const sendiri = { scope: 'user', who: 'signed-in', access: null, locked: 'no' } as const;

export const log = {
  listLog: endpoint({
    ...diAtas,
    method: 'GET',
    path: '/log',
    summary: 'Melihat log',
    elsewhere: true,
    input: z.object({ ...SaringLog, ...TempatLog, ...HalamanLog }),
    output: DaftarLog,
  }),
  listKegiatanLog: endpoint({
    ...sendiri,
    method: 'GET',
    path: '/log/kegiatan',
    summary: 'Melihat jenis kegiatan log',
    input: z.object({}),
    /** Every act that can stand in the log. */
    output: z.array(z.string()),
  }),
  listPembukaFoto: endpoint({
    ...sendiri,
    method: 'GET',
    path: '/log/foto-saya',
    summary: 'Melihat siapa membuka foto sendiri',
    input: z.object({ ...HalamanLog }),
    output: z.object({ data: z.array(PembukaFoto), berikut: z.nullable(z.string()) }),
    whenInactive: true,
  }),
  ...unduhanLog,
};
