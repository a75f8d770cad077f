import { LABEL_STATUS_TEMPAT } from '@hadir/contract/kit/label-status-tempat.ts';
import type { StatusTempat } from '@hadir/contract/kit/status-tempat.ts';
import { StatusChip } from '../ui/show/status-chip.tsx';
import type { Tone } from '../ui/show/tone.ts';

const TONE: Record<StatusTempat, Tone> = { 11: 'green', 12: 'grey', 13: 'orange', 14: 'dark-red', 15: 'black' };

/** Whether a tenant or an organisation is open to its people. */
export function StatusTempatChip({ status }: { status: StatusTempat }) {
  return <StatusChip tone={TONE[status]} label={LABEL_STATUS_TEMPAT[status]} />;
}
