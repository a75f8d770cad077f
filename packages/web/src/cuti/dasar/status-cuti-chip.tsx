import type { Cuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import type { Tone } from '../../ui/show/tone.ts';

const STATUS = {
  11: { tone: 'orange', label: 'Draf' },
  12: { tone: 'blue', label: 'Diajukan' },
  13: { tone: 'green', label: 'Disetujui' },
  14: { tone: 'dark-red', label: 'Ditolak' },
} as const satisfies Record<Cuti['status'], { tone: Tone; label: string }>;

/** Where a request stands, with which of the four decisions it was. */
export function StatusCutiChip({ status, keputusan, tgl_batal }: Pick<Cuti, 'status' | 'keputusan' | 'tgl_batal'>) {
  const { tone, label } = STATUS[status];
  return <StatusChip tone={tone} label={wordOf(status, keputusan, tgl_batal) ?? label} />;
}

function wordOf(status: Cuti['status'], keputusan: Cuti['keputusan'], tgl_batal: string | null): string | undefined {
  if (status === STATUS_CUTI.ditolak && tgl_batal !== null) return 'Dibatalkan';
  if (status === STATUS_CUTI.ditolak && keputusan === 'ditangguhkan') return 'Ditangguhkan';
  return status === STATUS_CUTI.disetujui && keputusan === 'diubah' ? 'Disetujui, diubah' : undefined;
}
