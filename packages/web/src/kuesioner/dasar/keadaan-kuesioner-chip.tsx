import type { KeadaanKuesioner } from '@hadir/rules/kuesioner/keadaan-kuesioner.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import { KEADAAN_KUESIONER_CHIP } from './keadaan-words.ts';

export function KeadaanKuesionerChip({ keadaan }: { keadaan: KeadaanKuesioner }) {
  return <StatusChip {...KEADAAN_KUESIONER_CHIP[keadaan]} />;
}
