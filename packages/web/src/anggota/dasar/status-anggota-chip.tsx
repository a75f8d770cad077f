import { STATUS_KEANGGOTAAN, type StatusKeanggotaan, LABEL_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import type { Tone } from '../../ui/show/tone.ts';

const TONE: Record<StatusKeanggotaan, Tone> = {
  [STATUS_KEANGGOTAAN.belum_aktivasi]: 'orange',
  [STATUS_KEANGGOTAAN.aktif]: 'green',
  [STATUS_KEANGGOTAAN.tidak_aktif]: 'grey',
};

export function StatusAnggotaChip({ status }: { status: StatusKeanggotaan }) {
  return <StatusChip tone={TONE[status]} label={LABEL_KEANGGOTAAN[status]} />;
}
