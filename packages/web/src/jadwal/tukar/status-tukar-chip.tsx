import type { StatusTukarShift } from '@hadir/contract/jadwal/tukar/tukar-shift.contract.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import { STATUS_TUKAR } from './status-tukar-words.ts';

export function StatusTukarChip({ status }: { status: StatusTukarShift }) {
  return <StatusChip {...STATUS_TUKAR[status]} />;
}
