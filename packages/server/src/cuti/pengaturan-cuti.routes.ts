import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { activateCuti } from './activate-cuti.ts';
import { listDispensasi } from './dispensasi.queries.ts';
import { grantDispensasi } from './grant-dispensasi.ts';
import { revokeDispensasi } from './revoke-dispensasi.ts';
import { whileCutiAktif } from './while-cuti-aktif.ts';

export const pengaturanCutiRoutes: Handlers<typeof contract.pengaturanCuti> = {
  ...whileCutiAktif({ dispensasi: listDispensasi, grant: grantDispensasi, revoke: revokeDispensasi }),
  aktivasi: activateCuti,
};
