import type { StatusAkses } from '@hadir/rules/kode/status-akses.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import { STATUS_AKSES_LABELS } from './status-akses-labels.ts';

export function StatusAksesChip({ status }: { status: StatusAkses }) {
  return <StatusChip {...STATUS_AKSES_LABELS[status]} />;
}
