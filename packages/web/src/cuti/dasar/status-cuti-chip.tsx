import type { Cuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { keadaanAkhirOf, LABEL_KEADAAN_AKHIR } from '@hadir/rules/cuti/ajuan/keadaan-akhir.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import { CHIP_STATUS_CUTI } from './chip-status-cuti.ts';

/** Where a request stands, with which of the four decisions it was. */
export function StatusCutiChip(cuti: Pick<Cuti, 'status' | 'keputusan' | 'tgl_batal'>) {
  const { tone, label } = CHIP_STATUS_CUTI[cuti.status];
  const akhir = keadaanAkhirOf(cuti);
  return <StatusChip tone={tone} label={akhir ? LABEL_KEADAAN_AKHIR[akhir] : label} />;
}
