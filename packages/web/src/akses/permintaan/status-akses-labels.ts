import type { StatusAkses } from '@hadir/rules/kode/status-akses.ts';
import type { Tone } from '../../ui/show/tone.ts';

export const STATUS_AKSES_LABELS: Record<StatusAkses, { tone: Tone; label: string }> = {
  1: { tone: 'grey', label: 'Belum dikonfirmasi' },
  2: { tone: 'blue', label: 'Menunggu keputusan' },
  3: { tone: 'green', label: 'Disetujui' },
  4: { tone: 'red', label: 'Ditolak' },
};

export const JENIS_AKSES_LABELS = { tenant: 'Tenant baru', organisasi: 'Instansi' } as const;
