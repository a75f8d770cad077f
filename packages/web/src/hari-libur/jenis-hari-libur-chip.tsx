import type { HariLibur } from '@hadir/contract/hari-libur/hari-libur.contract.ts';
import { StatusChip } from '../ui/show/status-chip.tsx';
import type { Tone } from '../ui/show/tone.ts';
import { LABEL_JENIS_LIBUR } from './label-jenis-libur.ts';

const TONES: Record<HariLibur['jenis'], Tone> = {
  nasional: 'red',
  'cuti bersama': 'orange',
  tenant: 'blue',
  organisasi: 'green',
};

export function JenisHariLiburChip({ jenis }: Pick<HariLibur, 'jenis'>) {
  return <StatusChip tone={TONES[jenis]} label={LABEL_JENIS_LIBUR[jenis]} />;
}
