import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { decidePresensi } from '../../../presensi/putusan/decide-presensi.ts';
import { listPresensiDitinjau } from '../../../presensi/putusan/list-presensi-ditinjau.ts';
import { removePresensi } from '../../../presensi/putusan/remove-presensi.ts';

export const putusanPresensiRoutes: Handlers<typeof contract.putusanPresensi> = {
  listPresensiDitinjau,
  decidePresensi,
  removePresensi,
};
