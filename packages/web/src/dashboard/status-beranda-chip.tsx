import { StatusChip } from '../ui/show/status-chip.tsx';
import type { Tone } from '../ui/show/tone.ts';

const CHIP: Record<number, { label: string; tone: Tone }> = {
  12: { label: 'Baru', tone: 'blue' },
  13: { label: 'Dikerjakan', tone: 'orange' },
  14: { label: 'Selesai', tone: 'green' },
  15: { label: 'Ditutup', tone: 'red' },
  16: { label: 'Ditolak', tone: 'black' },
};

/** Where an item of Beranda's follow-up list stands (aturan/laporan#tindak-lanjut). */
export function StatusBerandaChip({ status }: { status: number }) {
  const chip = CHIP[status];
  return chip && <StatusChip {...chip} />;
}
