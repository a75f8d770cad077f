import type { contract } from '@hadir/contract/contract.ts';
import { listAtributAktif } from '../../../atribut/nilai/list-atribut-aktif.ts';
import { listAtributAnggota } from '../../../atribut/nilai/list-atribut-anggota.ts';
import { saveAtributAnggota } from '../../../atribut/nilai/save-atribut-anggota.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';

export const nilaiAtributRoutes: Handlers<typeof contract.nilaiAtribut> = {
  listAtributAktif,
  listAtributAnggota,
  saveAtributAnggota,
};
