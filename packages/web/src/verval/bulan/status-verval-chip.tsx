import type { BarisVerval } from '@hadir/contract/verval/bulan/verval.contract.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import { CHIP_STATUS_VERVAL } from './chip-status-verval.ts';

export function StatusVervalChip({ status }: Pick<BarisVerval, 'status'>) {
  return <StatusChip {...CHIP_STATUS_VERVAL[status]} />;
}
