import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Id } from '../../kit/fields.ts';
import { DaftarLog, HalamanLog, SaringLog } from '../baris-log.ts';
import { unduhanLogOrganisasi } from '../unduhan/unduhan-log-organisasi.calls.ts';

const diDalam = { scope: 'organisasi', who: 'reader', access: 'log.index', locked: 'linked' } as const;

export const logOrganisasi = {
  listLogOrganisasi: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/log',
    summary: 'Melihat log instansi',
    elsewhere: true,
    input: z.object({ organisasi_id: Id, ...SaringLog, ...HalamanLog }),
    output: DaftarLog,
  }),
  ...unduhanLogOrganisasi,
};
