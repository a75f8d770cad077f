import { STATUS_TINDAK_LANJUT } from '@hadir/rules/kode/status-tindak-lanjut.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import type { Tone } from '../../ui/show/tone.ts';

const CHIP: Record<number, { label: string; tone: Tone }> = {
  12: { label: 'Baru', tone: 'blue' },
  13: { label: 'Dikerjakan', tone: 'orange' },
  14: { label: 'Selesai', tone: 'green' },
  15: { label: 'Ditutup', tone: 'red' },
  16: { label: 'Ditolak', tone: 'black' },
};

/** Where an item of Beranda's follow-up list stands (aturan/laporan#tindak-lanjut); of a new one what is to be done. */
export function StatusBerandaChip({ status, lakukan }: { status: number; lakukan: string }) {
  const chip = CHIP[status];
  if (!chip) return null;
  const label = status === STATUS_TINDAK_LANJUT.baru ? `${chip.label}: ${lakukan}` : chip.label;
  return <StatusChip tone={chip.tone} label={label} />;
}
