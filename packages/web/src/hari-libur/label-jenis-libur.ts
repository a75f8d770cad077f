import type { HariLibur } from '@hadir/contract/hari-libur/hari-libur.contract.ts';

export const LABEL_JENIS_LIBUR: Record<HariLibur['jenis'], string> = {
  nasional: 'Libur nasional',
  'cuti bersama': 'Cuti bersama',
  tenant: 'Libur induk',
  organisasi: 'Libur instansi',
};
