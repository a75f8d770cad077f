import { STATUS_KEANGGOTAAN, type StatusKeanggotaan } from '@hadir/rules/kode/status-keanggotaan.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import type { Tone } from '../../ui/show/tone.ts';
import { ANGGOTA_LABELS } from './anggota-labels.ts';

const TONE: Record<StatusKeanggotaan, Tone> = {
  [STATUS_KEANGGOTAAN.belum_aktivasi]: 'orange',
  [STATUS_KEANGGOTAAN.aktif]: 'green',
  [STATUS_KEANGGOTAAN.tidak_aktif]: 'grey',
};

export function StatusAnggotaChip({ status }: { status: StatusKeanggotaan }) {
  return <StatusChip tone={TONE[status]} label={ANGGOTA_LABELS.status[status]} />;
}
