import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { cancelPerintahMesin } from '../../../perangkat/perintah/cancel-perintah-mesin.ts';
import { listPerintahMesin } from '../../../perangkat/perintah/list-perintah-mesin.ts';
import { submitPerintahMesin } from '../../../perangkat/perintah/submit-perintah-mesin.ts';

export const perintahMesinRoutes: Handlers<typeof contract.perintahMesin> = {
  listPerintahMesin,
  submitPerintahMesin,
  cancelPerintahMesin,
};
