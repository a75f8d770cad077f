import type { contract } from '@hadir/contract/contract.ts';
import { confirmSimpatika } from '../../../auth/simpatika/confirm-simpatika.ts';
import { enterSimpatika } from '../../../auth/simpatika/enter-simpatika.ts';
import { getCaraMasuk } from '../../../auth/simpatika/get-cara-masuk.ts';
import { getSimpatika } from '../../../auth/simpatika/get-simpatika.ts';
import { removeSimpatika } from '../../../auth/simpatika/remove-simpatika.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';

export const masukSimpatikaRoutes: Handlers<typeof contract.masukSimpatika> = {
  getCaraMasuk,
  enterSimpatika,
  getSimpatika,
  confirmSimpatika,
  removeSimpatika,
};
