import type { KeadaanPantauan } from '@hadir/rules/monitoring/judge-pantauan.ts';
import { StatusChip } from '../ui/show/status-chip.tsx';
import { KEADAAN_WORDS } from './keadaan-words.ts';

export function KeadaanPantauanChip({ keadaan }: { keadaan: KeadaanPantauan }) {
  return <StatusChip {...KEADAAN_WORDS[keadaan]} />;
}
