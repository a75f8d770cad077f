import type { StatusKlaim } from '@hadir/rules/klaim-presensi/tindakan-klaim.ts';
import { StatusChip } from '../ui/show/status-chip.tsx';
import { STATUS_KLAIM_WORDS } from './status-klaim-words.ts';

export function StatusKlaimChip({ status }: { status: StatusKlaim }) {
  return <StatusChip {...STATUS_KLAIM_WORDS[status]} />;
}
