import type { BarisLog } from '@hadir/contract/log/baris-log.ts';
import { StatusChip } from '../ui/show/status-chip.tsx';

const DITOLAK = 400;

/** Whether what a line tells was done or refused. */
export function HasilLogChip({ hasil }: Pick<BarisLog, 'hasil'>) {
  return hasil < DITOLAK ? <StatusChip tone="green" label="Berhasil" /> : <StatusChip tone="red" label="Ditolak" />;
}
