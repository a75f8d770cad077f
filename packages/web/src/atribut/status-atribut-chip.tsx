import { LABEL_STATUS_TEMPAT } from '@hadir/contract/kit/label-status-tempat.ts';
import type { Atribut } from '@hadir/contract/atribut/daftar/atribut.ts';
import { StatusChip } from '../ui/show/status-chip.tsx';

const TONE = { 11: 'green', 12: 'grey', 13: 'orange', 14: 'dark-red' } as const;

export const StatusAtributChip = ({ status }: Pick<Atribut, 'status'>) => (
  <StatusChip tone={TONE[status]} label={LABEL_STATUS_TEMPAT[status]} />
);
