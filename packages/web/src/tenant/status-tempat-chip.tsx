import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { LABEL_STATUS_TEMPAT } from '@hadir/contract/kit/label-status-tempat.ts';
import type { StatusTempat } from '@hadir/contract/kit/status-tempat.ts';
import { StatusChip } from '../ui/show/status-chip.tsx';
import type { Tone } from '../ui/show/tone.ts';

const TONE: Record<StatusTempat, Tone> = {
  [STATUS_RECORD.aktif]: 'green',
  [STATUS_RECORD.tidak_aktif]: 'grey',
  [STATUS_RECORD.menunggu]: 'orange',
  [STATUS_RECORD.ditolak]: 'dark-red',
  [STATUS_RECORD.diblokir]: 'black',
};

/** Whether a tenant or an organisation is open to its people. */
export function StatusTempatChip({ status }: { status: StatusTempat }) {
  return <StatusChip tone={TONE[status]} label={LABEL_STATUS_TEMPAT[status]} />;
}
