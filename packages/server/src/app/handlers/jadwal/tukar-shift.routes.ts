import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { decideTukarShift } from '../../../jadwal/tukar/decide-tukar-shift.ts';
import { listTukarMenungguSaya } from '../../../jadwal/tukar/list-tukar-menunggu-saya.ts';
import { listTukarShift } from '../../../jadwal/tukar/list-tukar-shift.ts';
import { submitTukarShift } from '../../../jadwal/tukar/submit-tukar-shift.ts';

export const tukarShiftRoutes: Handlers<typeof contract.tukarShift> = {
  listTukarShift,
  listTukarMenungguSaya,
  submitTukarShift,
  decideTukarShift,
};
