import * as z from 'zod/mini';
import { XLSX } from '../kit/berkas.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Unduhan } from '../kit/unduhan.ts';
import { DaftarLog, HalamanLog, PembukaFoto, SaringLog, TempatLog } from './baris-log.ts';

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
  exportLog: endpoint({
    ...diAtas,
    method: 'GET',
    path: '/log/download',
    summary: 'Mengunduh log',
    /** With `unduhan_id` a file that was made in the background; else what is filtered, up to 5.000 lines. */
    input: z.object({ ...SaringLog, ...TempatLog, unduhan_id: z.optional(z.uuid()) }),
    output: z.null(),
    download: [XLSX],
  }),
  generateLog: endpoint({
    ...diAtas,
    method: 'POST',
    path: '/log/unduhan',
    summary: 'Meminta unduhan log',
    input: z.object({ ...SaringLog, ...TempatLog }),
    output: Unduhan,
    created: true,
    ofOneself: true,
    message: 'Unduhan sedang disiapkan',
  }),
  listUnduhanLog: endpoint({
    ...diAtas,
    method: 'GET',
    path: '/log/unduhan',
    summary: 'Melihat unduhan log',
    input: z.object({}),
    /** One's own latest. */
    output: z.array(Unduhan),
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
};
