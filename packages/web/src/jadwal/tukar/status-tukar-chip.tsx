import type { StatusTukarShift } from '@hadir/contract/jadwal/tukar/tukar-shift.contract.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import type { Tone } from '../../ui/show/tone.ts';

const LOOKS: Record<StatusTukarShift, { tone: Tone; label: string }> = {
  diajukan: { tone: 'orange', label: 'Menunggu rekan' },
  disepakati: { tone: 'blue', label: 'Menunggu persetujuan' },
  disetujui: { tone: 'green', label: 'Disetujui' },
  ditolak: { tone: 'dark-red', label: 'Ditolak' },
  dibatalkan: { tone: 'grey', label: 'Dibatalkan' },
};

export function StatusTukarChip({ status }: { status: StatusTukarShift }) {
  return <StatusChip {...LOOKS[status]} />;
}
