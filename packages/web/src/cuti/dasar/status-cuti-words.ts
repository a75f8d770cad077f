import type { Cuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import type { Tone } from '../../ui/show/tone.ts';

/** Where a request stands; what it was decided is told besides. */
export const STATUS_CUTI_WORDS = {
  11: { tone: 'orange', label: 'Draf' },
  12: { tone: 'blue', label: 'Diajukan' },
  13: { tone: 'green', label: 'Disetujui' },
  14: { tone: 'dark-red', label: 'Ditolak' },
} as const satisfies Record<Cuti['status'], { tone: Tone; label: string }>;
