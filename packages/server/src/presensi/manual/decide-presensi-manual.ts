import { moveSatuManual } from './move-satu-manual.ts';
import { tindakanOfStatus } from './tindakan-of-status.ts';
import type { presensiManual } from '@hadir/contract/presensi/manual/presensi-manual.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const decidePresensiManual: Verb<typeof presensiManual.decidePresensiManual> = (ctx, input) =>
  moveSatuManual(ctx, { ...input, tindakan: tindakanOfStatus(input.status) });
