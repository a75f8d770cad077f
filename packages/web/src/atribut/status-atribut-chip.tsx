import type { Atribut } from '@hadir/contract/atribut/daftar/atribut.ts';
import { LABEL_STATUS_ATRIBUT } from '@hadir/contract/atribut/daftar/sebut-atribut.ts';
import { StatusChip } from '../ui/show/status-chip.tsx';

const TONE = { 11: 'green', 12: 'grey', 13: 'orange', 14: 'dark-red' } as const;

export const StatusAtributChip = ({ status }: Pick<Atribut, 'status'>) => (
  <StatusChip tone={TONE[status]} label={LABEL_STATUS_ATRIBUT[status]} />
);
