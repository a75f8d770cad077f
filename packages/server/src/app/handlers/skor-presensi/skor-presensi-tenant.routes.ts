import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addSkorKemenag } from '../../../skor-presensi/add-skor-kemenag.ts';
import { addSkor } from '../../../skor-presensi/add-skor.ts';
import { changeSkor } from '../../../skor-presensi/change-skor.ts';
import { removeSkor } from '../../../skor-presensi/remove-skor.ts';
import { listSkor } from '../../../skor-presensi/skor-presensi.queries.ts';

export const skorPresensiTenantRoutes: Handlers<typeof contract.skorPresensiTenant> = {
  list: listSkor,
  create: addSkor,
  update: changeSkor,
  delete: removeSkor,
  bawaan: addSkorKemenag,
};
