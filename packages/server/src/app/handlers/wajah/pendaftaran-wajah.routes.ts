import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addWajah } from '../../../wajah/pendaftaran/add-wajah.ts';
import { confirmWajah } from '../../../wajah/pendaftaran/confirm-wajah.ts';
import { getFotoWajah } from '../../../wajah/pendaftaran/get-foto-wajah.ts';
import { getWajah } from '../../../wajah/pendaftaran/get-wajah.ts';
import { getWajahSaya } from '../../../wajah/pendaftaran/get-wajah-saya.ts';
import { listWajahMenunggu } from '../../../wajah/pendaftaran/list-wajah-menunggu.ts';
import { listWajahMirip } from '../../../wajah/pendaftaran/list-wajah-mirip.ts';
import { rejectWajah } from '../../../wajah/pendaftaran/reject-wajah.ts';
import { removeEnrollment } from '../../../wajah/pendaftaran/remove-enrollment.ts';
import { revokeWajah } from '../../../wajah/pendaftaran/revoke-wajah.ts';
import { submitWajah } from '../../../wajah/pendaftaran/submit-wajah.ts';

export const pendaftaranWajahRoutes: Handlers<typeof contract.pendaftaranWajah> = {
  getWajahSaya,
  submitWajah,
  revokeWajah,
  listWajahMenunggu,
  getWajah,
  listWajahMirip,
  addWajah,
  confirmWajah,
  rejectWajah,
  getFotoWajah,
  removeEnrollment,
};
