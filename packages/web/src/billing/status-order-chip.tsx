import type { StatusOrder } from '@hadir/rules/billing/status-order.ts';
import { StatusChip } from '../ui/show/status-chip.tsx';
import type { Tone } from '../ui/show/tone.ts';
import { LABEL_STATUS } from './label-order.ts';

const TONE: Record<StatusOrder, Tone> = {
  menunggu: 'orange',
  dibayar: 'green',
  kedaluwarsa: 'grey',
  dibatalkan: 'grey',
  ditinjau: 'red',
};

/** Where an order stands. */
export const StatusOrderChip = ({ status }: { status: StatusOrder }) => (
  <StatusChip tone={TONE[status]} label={LABEL_STATUS[status]} />
);
