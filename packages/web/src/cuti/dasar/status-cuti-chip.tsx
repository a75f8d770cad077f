import type { Cuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import { CHIP_STATUS_CUTI } from './chip-status-cuti.ts';

/** Where a request stands, with which of the four decisions it was. */
export function StatusCutiChip({ status, keputusan, tgl_batal }: Pick<Cuti, 'status' | 'keputusan' | 'tgl_batal'>) {
  const { tone, label } = CHIP_STATUS_CUTI[status];
  return <StatusChip tone={tone} label={wordOf(status, keputusan, tgl_batal) ?? label} />;
}

function wordOf(status: Cuti['status'], keputusan: Cuti['keputusan'], tgl_batal: string | null): string | undefined {
  if (status === STATUS_CUTI.ditolak && tgl_batal !== null) return 'Dibatalkan';
  // Ended with the membership: nobody decided it.
  if (status === STATUS_CUTI.ditolak && keputusan === null) return 'Berakhir';
  if (status === STATUS_CUTI.ditolak && keputusan === 'ditangguhkan') return 'Ditangguhkan';
  return status === STATUS_CUTI.disetujui && keputusan === 'diubah' ? 'Disetujui, diubah' : undefined;
}
