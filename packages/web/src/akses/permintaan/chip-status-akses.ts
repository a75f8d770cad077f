import { LABEL_STATUS_AKSES } from '@hadir/contract/akses/permintaan/label-status-akses.ts';
import { STATUS_AKSES, type StatusAkses } from '@hadir/rules/kode/status-akses.ts';
import type { Tone } from '../../ui/show/tone.ts';

export const CHIP_STATUS_AKSES: Record<StatusAkses, { tone: Tone; label: string }> = {
  [STATUS_AKSES.dibuat]: { tone: 'grey', label: LABEL_STATUS_AKSES[STATUS_AKSES.dibuat] },
  [STATUS_AKSES.diajukan]: { tone: 'blue', label: LABEL_STATUS_AKSES[STATUS_AKSES.diajukan] },
  [STATUS_AKSES.disetujui]: { tone: 'green', label: LABEL_STATUS_AKSES[STATUS_AKSES.disetujui] },
  [STATUS_AKSES.ditolak]: { tone: 'red', label: LABEL_STATUS_AKSES[STATUS_AKSES.ditolak] },
};
