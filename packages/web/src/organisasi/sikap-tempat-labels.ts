import type { Pengaturan } from '@hadir/contract/pengaturan/pengaturan.contract.ts';

/** What happens to attendance whose place is not as it should be. */
export const SIKAP_TEMPAT_LABELS: Record<Pengaturan['luar_radius'], string> = {
  hitung: 'Dihitung hadir',
  tinjau: 'Menunggu ditinjau',
  tolak: 'Ditolak',
};
