import * as z from 'zod/mini';
import { UNGGAH_GAMBAR } from '../kit/berkas.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Id, Kosong } from '../kit/fields.ts';

export const logo = {
  uploadLogo: endpoint({
    method: 'POST',
    path: '/orgs/{organisasi_id}/upload-logo',
    summary: 'Mengunggah logo organisasi',
    scope: 'organisasi',
    who: 'operator',
    access: 'organisasi.index',
    locked: 'linked',
    input: z.object({ organisasi_id: Id }),
    upload: { file: UNGGAH_GAMBAR },
    output: z.object({ file_foto: z.string() }),
    message: 'Logo berhasil di upload',
  }),
  getLogo: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}/logo',
    summary: 'Melihat logo organisasi',
    scope: 'organisasi',
    who: 'signed-in',
    access: null,
    locked: 'no',
    input: z.object({ organisasi_id: Id }),
    output: Kosong,
    download: ['image/webp'],
    unrecorded: true,
    whenInactive: true,
  }),
};
