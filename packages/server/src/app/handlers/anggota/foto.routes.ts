import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { getFoto } from '../../../anggota/foto/get-foto.ts';
import { removeFoto } from '../../../anggota/foto/remove-foto.ts';
import { uploadFoto } from '../../../anggota/foto/upload-foto.ts';

export const fotoRoutes: Handlers<typeof contract.foto> = {
  uploadFoto,
  removeFoto,
  getFoto,
};
