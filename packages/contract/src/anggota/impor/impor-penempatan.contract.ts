import * as z from 'zod/mini';
import { IsianImpor } from '../../kit/isian-impor.ts';
import { UNGGAH_XLSX, XLSX } from '../../kit/berkas.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Kosong } from '../../kit/fields.ts';
import { HasilImpor } from '../../kit/hasil-impor.ts';

const diDalam = { scope: 'organisasi', access: 'user.index', locked: 'linked' } as const;

export const imporPenempatan = {
  importPenempatan: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/users-plot/import',
    summary: 'Mengimpor penempatan anggota',
    who: 'operator',
    input: z.object({ organisasi_id: Id, ...IsianImpor }),
    upload: { file: UNGGAH_XLSX },
    output: HasilImpor,
  }),
  getFormatPenempatan: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/users-plot/template',
    summary: 'Mengunduh format penempatan anggota',
    who: 'reader',
    input: z.object({ organisasi_id: Id }),
    output: Kosong,
    download: [XLSX],
    unrecorded: true,
  }),
};
