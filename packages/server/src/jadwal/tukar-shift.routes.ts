import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { askTukarShift } from './ask-tukar-shift.ts';
import { decideTukarShift } from './decide-tukar-shift.ts';
import { listTukarShift } from './list-tukar-shift.ts';

export const tukarShiftRoutes: Handlers<typeof contract.tukarShift> = {
  list: listTukarShift,
  ask: askTukarShift,
  decide: decideTukarShift,
};
