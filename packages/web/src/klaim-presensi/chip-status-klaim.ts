import type { StatusKlaim } from '@hadir/rules/klaim-presensi/tindakan-klaim.ts';
import type { Tone } from '../ui/show/tone.ts';

/** How far a claim is. */
export const CHIP_STATUS_KLAIM: Record<StatusKlaim, { label: string; tone: Tone }> = {
  diajukan: { label: 'Menunggu', tone: 'orange' },
  berlaku: { label: 'Berlaku', tone: 'green' },
  ditolak: { label: 'Ditolak', tone: 'red' },
  dibatalkan: { label: 'Dibatalkan', tone: 'grey' },
};
