import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { addSkorKemenag } from './add-skor-kemenag.ts';
import { addSkor } from './add-skor.ts';
import { changeSkor } from './change-skor.ts';
import { removeSkor } from './remove-skor.ts';
import { listSkor } from './skor-presensi.queries.ts';

export const skorPresensiTenantRoutes: Handlers<typeof contract.skorPresensiTenant> = {
  list: listSkor,
  create: addSkor,
  update: changeSkor,
  delete: removeSkor,
  bawaan: addSkorKemenag,
};
