import type { PresensiDitinjau } from '@hadir/contract/presensi/putusan/presensi-ditinjau.ts';
import type { Tone } from '../../ui/show/tone.ts';

/** What became of a tap that was held. */
export const CHIP_STATUS_DITINJAU: Record<PresensiDitinjau['status'], { label: string; tone: Tone }> = {
  menunggu: { label: 'Menunggu', tone: 'blue' },
  dihitung: { label: 'Diterima', tone: 'green' },
  ditolak: { label: 'Ditolak', tone: 'red' },
  dihapus: { label: 'Disisihkan', tone: 'grey' },
};
