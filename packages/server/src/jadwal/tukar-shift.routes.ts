import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { askTukarShift } from './ask-tukar-shift.ts';
import { decideTukarShift } from './decide-tukar-shift.ts';
import { listTukarMenungguSaya } from './list-tukar-menunggu-saya.ts';
import { listTukarShift } from './list-tukar-shift.ts';

export const tukarShiftRoutes: Handlers<typeof contract.tukarShift> = {
  list: listTukarShift,
  menunggu: listTukarMenungguSaya,
  ask: askTukarShift,
  decide: decideTukarShift,
};
