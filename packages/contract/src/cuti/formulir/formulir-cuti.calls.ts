import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Kosong } from '../../kit/fields.ts';

export const formulirCuti = {
  /** The official leave form (BKN 24/2017, Anak Lampiran 1.b), filled in. */
  printFormulirCuti: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}/cuti/{cuti_id}/formulir',
    summary: 'Mencetak formulir cuti',
    scope: 'organisasi',
    who: 'own',
    access: null,
    locked: 'premium',
    feature: 'cuti',
    input: z.object({ organisasi_id: Id, cuti_id: Id }),
    output: Kosong,
    download: ['application/pdf'],
  }),
};
