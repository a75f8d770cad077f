import { LABEL_MUTASI } from '@hadir/contract/mutasi/label-mutasi.ts';
import type { Mutasi } from '@hadir/contract/mutasi/mutasi.ts';
import { STATUS_AKSES, type StatusAkses } from '@hadir/rules/kode/status-akses.ts';
import type { Tone } from '../ui/show/tone.ts';

type Keadaan = { tone: Tone; label: string };

export const CHIP_STATUS_MUTASI: Record<StatusAkses, Keadaan> = {
  [STATUS_AKSES.dibuat]: { tone: 'orange', label: LABEL_MUTASI[STATUS_AKSES.dibuat] },
  [STATUS_AKSES.diajukan]: { tone: 'blue', label: LABEL_MUTASI[STATUS_AKSES.diajukan] },
  [STATUS_AKSES.disetujui]: { tone: 'green', label: LABEL_MUTASI[STATUS_AKSES.disetujui] },
  [STATUS_AKSES.ditolak]: { tone: 'dark-red', label: LABEL_MUTASI[STATUS_AKSES.ditolak] },
};

/** Where a transfer stands in one word; held up and done are told from confirmed. */
export function keadaanMutasi({ status, dipindahkan_pada, tertahan, sisi }: Mutasi): Keadaan {
  if (dipindahkan_pada !== null) return { tone: 'dark-green', label: 'Selesai' };
  if (status === STATUS_AKSES.disetujui && tertahan !== null) return { tone: 'red', label: 'Tertahan' };
  if (status === STATUS_AKSES.diajukan && sisi !== 'asal') return { tone: 'blue', label: 'Menunggu Anda' };
  return CHIP_STATUS_MUTASI[status];
}
