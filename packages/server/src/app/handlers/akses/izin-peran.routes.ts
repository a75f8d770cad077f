import type { contract } from '@hadir/contract/contract.ts';
import { changeIzinPeran } from '../../../akses/change-izin-peran.ts';
import { getIzinPeran } from '../../../akses/get-izin-peran.ts';
import { listIsiIzin } from '../../../akses/list-isi-izin.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';

export const izinPeranRoutes: Handlers<typeof contract.izinPeran> = {
  listIsiIzin,
  getIzinPeran,
  changeIzinPeran,
};
