import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import type { PresensiManual } from '@hadir/contract/presensi/manual/presensi-manual.ts';
import type { Tone } from '../../ui/show/tone.ts';

/** How far a request with a selfie is. */
export const CHIP_STATUS_MANUAL: Record<PresensiManual['status'], { label: string; tone: Tone }> = {
  [STATUS_PRESENSI_MANUAL.diajukan]: { label: 'Diajukan', tone: 'blue' },
  [STATUS_PRESENSI_MANUAL.disetujui]: { label: 'Disetujui', tone: 'green' },
  [STATUS_PRESENSI_MANUAL.ditolak]: { label: 'Ditolak', tone: 'red' },
  [STATUS_PRESENSI_MANUAL.dibatalkan]: { label: 'Dibatalkan', tone: 'grey' },
};
