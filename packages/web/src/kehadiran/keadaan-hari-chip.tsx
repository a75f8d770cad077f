import type { HariKehadiran } from '@hadir/contract/kehadiran/hari-kehadiran.ts';
import { sebutHari } from '@hadir/contract/kehadiran/sebut-hari.ts';
import { TONE_OF_KEADAAN } from '../kit/tone-of-keadaan.ts';
import { StatusChip } from '../ui/status-chip.tsx';

/** What a day came to. */
export function KeadaanHariChip({ hari }: { hari: HariKehadiran }) {
  const { keadaan, kata } = sebutHari(hari);
  return <StatusChip tone={TONE_OF_KEADAAN[keadaan]} label={kata} />;
}
