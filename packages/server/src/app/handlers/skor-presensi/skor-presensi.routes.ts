import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addSkor } from '../../../skor-presensi/add-skor.ts';
import { changeSkor } from '../../../skor-presensi/change-skor.ts';
import { getSkor } from '../../../skor-presensi/get-skor.ts';
import { listSkor } from '../../../skor-presensi/list-skor.ts';
import { removeSkor } from '../../../skor-presensi/remove-skor.ts';

export const skorPresensiRoutes: Handlers<typeof contract.skorPresensi> = {
  listSkor,
  addSkor,
  getSkor,
  changeSkor,
  removeSkor,
};
