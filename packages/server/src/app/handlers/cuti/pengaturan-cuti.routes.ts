import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { activateCuti } from '../../../cuti/pengaturan/activate-cuti.ts';
import { grantDispensasi } from '../../../cuti/dispensasi/grant-dispensasi.ts';
import { listDispensasi } from '../../../cuti/dispensasi/list-dispensasi.ts';
import { revokeDispensasi } from '../../../cuti/dispensasi/revoke-dispensasi.ts';

export const pengaturanCutiRoutes: Handlers<typeof contract.pengaturanCuti> = {
  listDispensasi,
  grantDispensasi,
  revokeDispensasi,
  activateCuti,
};
