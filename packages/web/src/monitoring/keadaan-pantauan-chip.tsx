import type { KeadaanPantauan } from '@hadir/rules/monitoring/judge-pantauan.ts';
import { StatusChip } from '../ui/show/status-chip.tsx';
import { CHIP_KEADAAN_PANTAUAN } from './pantauan/chip-keadaan-pantauan.ts';

export function KeadaanPantauanChip({ keadaan }: { keadaan: KeadaanPantauan }) {
  const { tone, label } = CHIP_KEADAAN_PANTAUAN[keadaan];
  return <StatusChip tone={tone} label={label} />;
}
