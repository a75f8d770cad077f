import type { Atribut } from '@hadir/contract/atribut/daftar/atribut.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { StatusChip } from '../ui/show/status-chip.tsx';

const CHIPS = {
  [STATUS_RECORD.aktif]: { tone: 'green', label: 'Aktif' },
  [STATUS_RECORD.tidak_aktif]: { tone: 'grey', label: 'Tidak aktif' },
  [STATUS_RECORD.menunggu]: { tone: 'orange', label: 'Menunggu' },
  [STATUS_RECORD.ditolak]: { tone: 'dark-red', label: 'Ditolak' },
} as const;

export const StatusAtributChip = ({ status }: Pick<Atribut, 'status'>) => <StatusChip {...CHIPS[status]} />;
