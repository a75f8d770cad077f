import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { addSkor } from './add-skor.ts';
import { changeSkor } from './change-skor.ts';
import { getSkor } from './get-skor.ts';
import { removeSkor } from './remove-skor.ts';
import { listSkor } from './skor-presensi.queries.ts';

export const skorPresensiRoutes: Handlers<typeof contract.skorPresensi> = {
  list: listSkor,
  create: addSkor,
  find: getSkor,
  update: changeSkor,
  delete: removeSkor,
};
