import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { changeCutiBersama } from './change-cuti-bersama.ts';
import { generateCutiBersama } from './generate-cuti-bersama.ts';
import { getCutiBersama } from './get-cuti-bersama.ts';
import { whileCutiAktif } from './while-cuti-aktif.ts';

export const cutiBersamaRoutes: Handlers<typeof contract.cutiBersama> = whileCutiAktif({
  get: getCutiBersama,
  update: changeCutiBersama,
  sync: generateCutiBersama,
});
