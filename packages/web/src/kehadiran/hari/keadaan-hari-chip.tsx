import type { HariKehadiran } from '@hadir/contract/kehadiran/hari/hari-kehadiran.ts';
import { sebutHari } from '@hadir/contract/kehadiran/hari/sebut-hari.ts';
import { TONE_OF_KEADAAN } from '../../base/words/tone-of-keadaan.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';

/** What a day came to. */
export function KeadaanHariChip({ hari }: { hari: HariKehadiran }) {
  const { keadaan, kata } = sebutHari(hari);
  return <StatusChip tone={TONE_OF_KEADAAN[keadaan]} label={kata} />;
}
