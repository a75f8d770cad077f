import { StatusChip } from '../../ui/show/status-chip.tsx';
import type { Keputusan } from './sebut-tak-tersimpan.ts';

/** What was decided about a row and is about to be sent. */
export function KeputusanChip({ keputusan }: { keputusan: Keputusan | undefined }) {
  if (!keputusan) return null;
  return keputusan === 'setuju' ? (
    <StatusChip tone="green" label="Disetujui" />
  ) : (
    <StatusChip tone="red" label="Ditolak" />
  );
}
