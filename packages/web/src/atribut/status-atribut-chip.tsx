import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { LABEL_STATUS_TEMPAT } from '@hadir/contract/kit/label-status-tempat.ts';
import type { Atribut } from '@hadir/contract/atribut/daftar/atribut.ts';
import { StatusChip } from '../ui/show/status-chip.tsx';

const TONE = {
  [STATUS_RECORD.aktif]: 'green',
  [STATUS_RECORD.tidak_aktif]: 'grey',
  [STATUS_RECORD.menunggu]: 'orange',
  [STATUS_RECORD.ditolak]: 'dark-red',
} as const;

export const StatusAtributChip = ({ status }: Pick<Atribut, 'status'>) => (
  <StatusChip tone={TONE[status]} label={LABEL_STATUS_TEMPAT[status]} />
);
