import type { StatusKeanggotaan } from '@hadir/rules/kode/status-keanggotaan.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import type { Tone } from '../../ui/show/tone.ts';
import { ANGGOTA_LABELS } from './anggota-labels.ts';

const TONE: Record<StatusKeanggotaan, Tone> = { 0: 'orange', 1: 'green', 2: 'grey' };

export function StatusAnggotaChip({ status }: { status: StatusKeanggotaan }) {
  return <StatusChip tone={TONE[status]} label={ANGGOTA_LABELS.status[status]} />;
}
