import * as z from 'zod/mini';
import { XLSX } from '../../kit/berkas.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Unduhan } from '../../kit/pekerjaan/unduhan.ts';
import { SaringLog, TempatLog } from '../baris-log.ts';

const diAtas = { scope: 'user', who: 'reader', access: 'log.index', locked: 'no' } as const;

export const unduhanLog = {
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
};
