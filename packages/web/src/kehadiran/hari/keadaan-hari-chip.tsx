import type { HariKehadiran } from '@hadir/contract/kehadiran/hari/hari-kehadiran.ts';
import { sebutHari } from '@hadir/contract/kehadiran/hari/sebut-hari.ts';
import { TONE_OF_KEADAAN } from '../../base/words/tone-of-keadaan.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';

/** What a day came to; `belum` is what its list says of who has not come. */
export function KeadaanHariChip({ hari, belum }: { hari: HariKehadiran; belum?: string }) {
  const { keadaan, kata } = sebutHari(hari);
  return <StatusChip tone={TONE_OF_KEADAAN[keadaan]} label={keadaan === 'terbuka' && belum ? belum : kata} />;
}
