import type { KeadaanKuesioner } from '@hadir/rules/kuesioner/keadaan-kuesioner.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import { CHIP_KEADAAN_KUESIONER } from './chip-keadaan-kuesioner.ts';

export function KeadaanKuesionerChip({ keadaan }: { keadaan: KeadaanKuesioner }) {
  return <StatusChip {...CHIP_KEADAAN_KUESIONER[keadaan]} />;
}
