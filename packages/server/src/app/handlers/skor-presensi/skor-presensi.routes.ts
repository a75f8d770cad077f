import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addSkor } from '../../../skor-presensi/add-skor.ts';
import { changeSkor } from '../../../skor-presensi/change-skor.ts';
import { getSkor } from '../../../skor-presensi/get-skor.ts';
import { removeSkor } from '../../../skor-presensi/remove-skor.ts';
import { listSkor } from '../../../skor-presensi/skor-presensi.queries.ts';

export const skorPresensiRoutes: Handlers<typeof contract.skorPresensi> = {
  list: listSkor,
  create: addSkor,
  find: getSkor,
  update: changeSkor,
  delete: removeSkor,
};
