import type { StatusKlaim } from '@hadir/rules/klaim-presensi/tindakan-klaim.ts';
import { StatusChip } from '../ui/show/status-chip.tsx';
import { CHIP_STATUS_KLAIM } from './chip-status-klaim.ts';

export function StatusKlaimChip({ status }: { status: StatusKlaim }) {
  return <StatusChip {...CHIP_STATUS_KLAIM[status]} />;
}
