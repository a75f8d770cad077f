import * as z from 'zod/mini';
import { XLSX } from '../../kit/berkas.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id } from '../../kit/fields.ts';
import { Unduhan } from '../../kit/pekerjaan/unduhan.ts';
import { SaringLog } from '../baris-log.ts';

const diDalam = { scope: 'organisasi', who: 'reader', access: 'log.index', locked: 'linked' } as const;

export const unduhanLogOrganisasi = {
  exportLogOrganisasi: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/log/download',
    summary: 'Mengunduh log instansi',
    /** With `unduhan_id` a file that was made in the background; else what is filtered, up to 5.000 lines. */
    input: z.object({ organisasi_id: Id, ...SaringLog, unduhan_id: z.optional(z.uuid()) }),
    output: z.null(),
    download: [XLSX],
  }),
  generateLogOrganisasi: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/log/unduhan',
    summary: 'Meminta unduhan log instansi',
    input: z.object({ organisasi_id: Id, ...SaringLog }),
    output: Unduhan,
    created: true,
    ofOneself: true,
    message: 'Unduhan sedang disiapkan',
  }),
  listUnduhanLogOrganisasi: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/log/unduhan',
    summary: 'Melihat unduhan log instansi',
    input: z.object({ organisasi_id: Id }),
    /** One's own latest. */
    output: z.array(Unduhan),
  }),
};
