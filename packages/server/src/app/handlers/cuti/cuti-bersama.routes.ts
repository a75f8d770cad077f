import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { changeCutiBersama } from '../../../cuti/bersama/change-cuti-bersama.ts';
import { generateCutiBersama } from '../../../cuti/bersama/generate-cuti-bersama.ts';
import { getCutiBersama } from '../../../cuti/bersama/get-cuti-bersama.ts';

export const cutiBersamaRoutes: Handlers<typeof contract.cutiBersama> = {
  getCutiBersama,
  changeCutiBersama,
  generateCutiBersama,
};
