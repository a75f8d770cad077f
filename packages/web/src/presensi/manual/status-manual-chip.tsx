import type { PresensiManual } from '@hadir/contract/presensi/manual/presensi-manual.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import type { Tone } from '../../ui/show/tone.ts';

const CHIP: Record<PresensiManual['status'], { label: string; tone: Tone }> = {
  4: { label: 'Diajukan', tone: 'blue' },
  5: { label: 'Disetujui', tone: 'green' },
  6: { label: 'Ditolak', tone: 'red' },
  8: { label: 'Dibatalkan', tone: 'grey' },
};

/** The state of a request with a selfie (aturan/presensi#swafoto). */
export function StatusManualChip({
  status,
  is_permanen = false,
}: {
  status: PresensiManual['status'];
  is_permanen?: boolean;
}) {
  return is_permanen ? <StatusChip tone="dark-red" label="Ditolak permanen" /> : <StatusChip {...CHIP[status]} />;
}
