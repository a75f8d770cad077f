import { LABEL_STATUS_AKSES } from '@hadir/contract/akses/permintaan/label-status-akses.ts';
import type { StatusAkses } from '@hadir/rules/kode/status-akses.ts';
import type { Tone } from '../../ui/show/tone.ts';

export const STATUS_AKSES_LABELS: Record<StatusAkses, { tone: Tone; label: string }> = {
  1: { tone: 'grey', label: LABEL_STATUS_AKSES[1] },
  2: { tone: 'blue', label: LABEL_STATUS_AKSES[2] },
  3: { tone: 'green', label: LABEL_STATUS_AKSES[3] },
  4: { tone: 'red', label: LABEL_STATUS_AKSES[4] },
};

export const JENIS_AKSES_LABELS = { tenant: 'Induk baru', organisasi: 'Instansi' } as const;
