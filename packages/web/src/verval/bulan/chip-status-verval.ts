import type { BarisVerval } from '@hadir/contract/verval/bulan/verval.contract.ts';
import type { Tone } from '../../ui/show/tone.ts';

/** How far a member's month is. */
export const CHIP_STATUS_VERVAL: Record<BarisVerval['status'], { label: string; tone: Tone }> = {
  belum: { label: 'Belum', tone: 'grey' },
  terverifikasi: { label: 'Terverifikasi', tone: 'green' },
  terkirim: { label: 'Terkirim', tone: 'dark-green' },
};
