import type { StatusKlaim } from '@hadir/rules/klaim-presensi/tindakan-klaim.ts';
import { StatusChip } from '../ui/show/status-chip.tsx';
import { STATUS_KLAIM } from './status-klaim-words.ts';

export function StatusKlaimChip({ status }: { status: StatusKlaim }) {
  return <StatusChip {...STATUS_KLAIM[status]} />;
}
