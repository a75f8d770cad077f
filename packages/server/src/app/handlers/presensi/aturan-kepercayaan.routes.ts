import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { changeAturanKepercayaan } from '../../../presensi/kepercayaan/change-aturan-kepercayaan.ts';
import { getAturanKepercayaan } from '../../../presensi/kepercayaan/get-aturan-kepercayaan.ts';

export const aturanKepercayaanRoutes: Handlers<typeof contract.aturanKepercayaan> = {
  getAturanKepercayaan,
  changeAturanKepercayaan,
};
