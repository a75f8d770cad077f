import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { decideWajah } from '../../../wajah/presensi/decide-wajah.ts';
import { getWajahPresensi } from '../../../wajah/presensi/get-wajah-presensi.ts';
import { listWajahDitinjau } from '../../../wajah/presensi/list-wajah-ditinjau.ts';

export const wajahPresensiRoutes: Handlers<typeof contract.wajahPresensi> = {
  getWajahPresensi,
  listWajahDitinjau,
  decideWajah,
};
