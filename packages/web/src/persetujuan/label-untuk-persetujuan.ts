import type { UntukPersetujuan } from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';

/** What a chain is for, in words. */
export const LABEL_UNTUK_PERSETUJUAN: Record<UntukPersetujuan, string> = {
  cuti: 'Cuti',
  presensi_manual: 'Presensi Swafoto',
  klaim: 'Ubah Presensi',
  tukar_shift: 'Tukar Shift',
};
