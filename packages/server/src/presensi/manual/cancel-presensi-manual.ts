import { moveSatuManual } from './move-satu-manual.ts';
import type { presensiManual } from '@hadir/contract/presensi/manual/presensi-manual.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const cancelPresensiManual: Verb<typeof presensiManual.cancelPresensiManual> = (ctx, input) =>
  moveSatuManual(ctx, { ...input, tindakan: 'batal', keterangan: '' });
