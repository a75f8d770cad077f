import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { decidePresensi } from './decide-presensi.ts';
import { listPresensiDitinjau } from './list-presensi-ditinjau.ts';
import { removePresensi } from './remove-presensi.ts';

export const putusanPresensiRoutes: Handlers<typeof contract.putusanPresensi> = {
  ditinjau: listPresensiDitinjau,
  update: decidePresensi,
  remove: removePresensi,
};
