import type { Pengaturan } from '@hadir/contract/pengaturan/pengaturan.contract.ts';

/** What happens to attendance outside every location (domain.md, section 5). */
export const LUAR_RADIUS_LABELS: Record<Pengaturan['luar_radius'], string> = {
  hitung: 'Dihitung hadir',
  tinjau: 'Menunggu ditinjau',
  tolak: 'Ditolak',
};
