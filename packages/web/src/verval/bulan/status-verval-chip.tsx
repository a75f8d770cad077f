import type { BarisVerval } from '@hadir/contract/verval/bulan/verval.contract.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import { STATUS_VERVAL } from './status-verval-words.ts';

export function StatusVervalChip({ status }: Pick<BarisVerval, 'status'>) {
  return <StatusChip {...STATUS_VERVAL[status]} />;
}
