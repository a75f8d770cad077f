import type { PresensiManual } from '@hadir/contract/presensi/manual/presensi-manual.ts';
import type { Tone } from '../../ui/show/tone.ts';

/** How far a request with a selfie is. */
export const STATUS_MANUAL: Record<PresensiManual['status'], { label: string; tone: Tone }> = {
  4: { label: 'Diajukan', tone: 'blue' },
  5: { label: 'Disetujui', tone: 'green' },
  6: { label: 'Ditolak', tone: 'red' },
  8: { label: 'Dibatalkan', tone: 'grey' },
};
