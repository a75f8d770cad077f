import { LABEL_STATUS_CUTI, STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import type { Cuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import type { Tone } from '../../ui/show/tone.ts';

/** Where a request stands; what it was decided is told besides. */
export const CHIP_STATUS_CUTI = {
  [STATUS_CUTI.dibuat]: { tone: 'orange', label: LABEL_STATUS_CUTI[STATUS_CUTI.dibuat] },
  [STATUS_CUTI.diajukan]: { tone: 'blue', label: LABEL_STATUS_CUTI[STATUS_CUTI.diajukan] },
  [STATUS_CUTI.disetujui]: { tone: 'green', label: LABEL_STATUS_CUTI[STATUS_CUTI.disetujui] },
  [STATUS_CUTI.ditolak]: { tone: 'dark-red', label: LABEL_STATUS_CUTI[STATUS_CUTI.ditolak] },
} as const satisfies Record<Cuti['status'], { tone: Tone; label: string }>;
