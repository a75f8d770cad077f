import type { BarisVerval } from '@hadir/contract/verval/bulan/verval.contract.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import type { Tone } from '../../ui/show/tone.ts';

const CHIP: Record<BarisVerval['status'], { label: string; tone: Tone }> = {
  belum: { label: 'Belum', tone: 'grey' },
  terverifikasi: { label: 'Terverifikasi', tone: 'green' },
  terkirim: { label: 'Terkirim', tone: 'dark-green' },
};

export function StatusVervalChip({ status }: Pick<BarisVerval, 'status'>) {
  return <StatusChip {...CHIP[status]} />;
}
