import type { PresensiManual } from '@hadir/contract/presensi/manual/presensi-manual.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import { CHIP_STATUS_MANUAL } from './chip-status-manual.ts';

/** The state of a request with a selfie (aturan/presensi#swafoto). */
export function StatusManualChip({
  status,
  is_permanen = false,
}: {
  status: PresensiManual['status'];
  is_permanen?: boolean;
}) {
  return is_permanen ? (
    <StatusChip tone="dark-red" label="Ditolak permanen" />
  ) : (
    <StatusChip {...CHIP_STATUS_MANUAL[status]} />
  );
}
