import type { StatusAkses } from '@hadir/rules/kode/status-akses.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import { CHIP_STATUS_AKSES } from './chip-status-akses.ts';

export function StatusAksesChip({ status }: { status: StatusAkses }) {
  return <StatusChip {...CHIP_STATUS_AKSES[status]} />;
}
