import { STATUS_TINDAK_LANJUT } from '@hadir/rules/kode/status-tindak-lanjut.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import type { Tone } from '../../ui/show/tone.ts';

const CHIP: Record<number, { label: string; tone: Tone }> = {
  [STATUS_TINDAK_LANJUT.baru]: { label: 'Baru', tone: 'blue' },
  [STATUS_TINDAK_LANJUT.dikerjakan]: { label: 'Dikerjakan', tone: 'orange' },
  [STATUS_TINDAK_LANJUT.selesai]: { label: 'Selesai', tone: 'green' },
  [STATUS_TINDAK_LANJUT.ditutup]: { label: 'Ditutup', tone: 'red' },
  [STATUS_TINDAK_LANJUT.ditolak]: { label: 'Ditolak', tone: 'black' },
};

/** Where an item of Beranda's follow-up list stands (aturan/laporan#tindak-lanjut); of a new one what is to be done, to who may do it. */
export function StatusBerandaChip({ status, lakukan }: { status: number; lakukan: string | null }) {
  const chip = CHIP[status];
  if (!chip) return null;
  const label = status === STATUS_TINDAK_LANJUT.baru && lakukan !== null ? `${chip.label}: ${lakukan}` : chip.label;
  return <StatusChip tone={chip.tone} label={label} />;
}
