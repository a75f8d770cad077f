import * as z from 'zod/mini';
import { UNGGAH_GAMBAR } from '../../kit/berkas.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Kosong } from '../../kit/fields.ts';

export const foto = {
  uploadFoto: endpoint({
    method: 'POST',
    path: '/users/{user_id}/upload-photo',
    summary: 'Mengunggah foto',
    scope: 'user',
    who: 'own',
    access: null,
    locked: 'no',
    input: z.object({ user_id: Id }),
    upload: { file: UNGGAH_GAMBAR },
    output: z.object({ file_foto: z.string() }),
    message: 'Foto berhasil di upload',
    whenInactive: true,
    ofOneself: true,
  }),
  /** Whoever's photo is taken away is shown by a drawing again; what the face was enrolled with stays (`removeEnrollment`). */
  removeFoto: endpoint({
    method: 'DELETE',
    path: '/users/{user_id}/foto',
    summary: 'Menghapus foto',
    scope: 'user',
    who: 'own',
    access: null,
    locked: 'no',
    input: z.object({ user_id: Id }),
    output: Kosong,
    message: 'Foto dihapus',
    whenInactive: true,
    ofOneself: true,
  }),
  /** For those who may see the member, and who decide a request of his (aturan/akses#foto). */
  getFoto: endpoint({
    method: 'GET',
    path: '/users/{user_id}/foto',
    summary: 'Melihat foto anggota',
    scope: 'user',
    who: 'signed-in',
    access: null,
    locked: 'no',
    input: z.object({ user_id: Id }),
    output: Kosong,
    download: ['image/webp'],
    peka: 'foto',
    whenInactive: true,
  }),
};
