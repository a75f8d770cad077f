import type { KeadaanPantauan } from '@hadir/rules/monitoring/judge-pantauan.ts';
import { StatusChip } from '../ui/show/status-chip.tsx';
import { KEADAAN_WORDS } from './pantauan/keadaan-words.ts';

export function KeadaanPantauanChip({ keadaan }: { keadaan: KeadaanPantauan }) {
  const { tone, label } = KEADAAN_WORDS[keadaan];
  return <StatusChip tone={tone} label={label} />;
}
