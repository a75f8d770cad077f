import type { StatusKlaim } from '@hadir/rules/klaim-presensi/tindakan-klaim.ts';
import { StatusChip } from '../ui/status-chip.tsx';
import type { Tone } from '../ui/tone.ts';

const CHIP: Record<StatusKlaim, { label: string; tone: Tone }> = {
  diajukan: { label: 'Menunggu', tone: 'orange' },
  berlaku: { label: 'Berlaku', tone: 'green' },
  ditolak: { label: 'Ditolak', tone: 'red' },
  dibatalkan: { label: 'Dibatalkan', tone: 'grey' },
};

export function StatusKlaimChip({ status }: { status: StatusKlaim }) {
  return <StatusChip {...CHIP[status]} />;
}
