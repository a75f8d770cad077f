import type { contract } from '@hadir/contract/contract.ts';
import { addAlamatKalenderSaya } from '../../../dashboard/kalender/add-alamat-kalender-saya.ts';
import { getAlamatKalenderSaya } from '../../../dashboard/kalender/get-alamat-kalender-saya.ts';
import { listKalenderSaya } from '../../../dashboard/kalender/list-kalender-saya.ts';
import { revokeAlamatKalenderSaya } from '../../../dashboard/kalender/revoke-alamat-kalender-saya.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';

export const kalenderSayaRoutes: Handlers<typeof contract.kalenderSaya> = {
  listKalenderSaya,
  getAlamatKalenderSaya,
  addAlamatKalenderSaya,
  revokeAlamatKalenderSaya,
};
