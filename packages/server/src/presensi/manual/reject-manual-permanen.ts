import { moveSatuManual } from './move-satu-manual.ts';
import type { presensiManual } from '@hadir/contract/presensi/manual/presensi-manual.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const rejectManualPermanen: Verb<typeof presensiManual.rejectManualPermanen> = (ctx, input) =>
  moveSatuManual(ctx, { ...input, tindakan: 'tolak_permanen' });
