import type { StatusGangguan } from '@hadir/rules/gangguan/tindakan-gangguan.ts';
import { StatusChip } from '../ui/show/status-chip.tsx';
import type { Tone } from '../ui/show/tone.ts';

const CHIP: Record<StatusGangguan, { label: string; tone: Tone }> = {
  diajukan: { label: 'Menunggu', tone: 'orange' },
  disetujui: { label: 'Disetujui', tone: 'green' },
  ditolak: { label: 'Ditolak', tone: 'red' },
  dibatalkan: { label: 'Dibatalkan', tone: 'grey' },
};

export function StatusGangguanChip({ status }: { status: StatusGangguan }) {
  return <StatusChip {...CHIP[status]} />;
}
