import type { StatusTukarShift } from '@hadir/contract/jadwal/tukar/tukar-shift.contract.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import { CHIP_STATUS_TUKAR } from './chip-status-tukar.ts';

export function StatusTukarChip({ status }: { status: StatusTukarShift }) {
  return <StatusChip {...CHIP_STATUS_TUKAR[status]} />;
}
