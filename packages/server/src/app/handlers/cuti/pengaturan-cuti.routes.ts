import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { activateCuti } from '../../../cuti/pengaturan/activate-cuti.ts';
import { listDispensasi } from '../../../cuti/dispensasi/dispensasi.queries.ts';
import { grantDispensasi } from '../../../cuti/dispensasi/grant-dispensasi.ts';
import { revokeDispensasi } from '../../../cuti/dispensasi/revoke-dispensasi.ts';
import { whileCutiAktif } from '../../../cuti/pengaturan/while-cuti-aktif.ts';

export const pengaturanCutiRoutes: Handlers<typeof contract.pengaturanCuti> = {
  ...whileCutiAktif({ dispensasi: listDispensasi, grant: grantDispensasi, revoke: revokeDispensasi }),
  aktivasi: activateCuti,
};
