import type { StatusKlaim } from '@hadir/rules/klaim-presensi/tindakan-klaim.ts';
import { StatusChip } from '../ui/show/status-chip.tsx';
import type { Tone } from '../ui/show/tone.ts';

const CHIP: Record<StatusKlaim, { label: string; tone: Tone }> = {
  diajukan: { label: 'Menunggu', tone: 'orange' },
  berlaku: { label: 'Berlaku', tone: 'green' },
  ditolak: { label: 'Ditolak', tone: 'red' },
  dibatalkan: { label: 'Dibatalkan', tone: 'grey' },
};

export function StatusKlaimChip({ status }: { status: StatusKlaim }) {
  return <StatusChip {...CHIP[status]} />;
}
