import type { Peran } from './peran.ts';

/** What a monitor sees only where it was granted to him by name (aturan/akses#pemantau). */
export const HAK_PANTAU = ['foto', 'lampiran', 'nomor'] as const;
export type HakPantau = (typeof HAK_PANTAU)[number];

export const LABEL_HAK_PANTAU: Record<HakPantau, string> = {
  foto: 'Foto dan swafoto',
  lampiran: 'Lampiran cuti, klaim, dan kuesioner',
  nomor: 'NIK, telepon, PIN mesin, tanggal lahir, dan atribut',
};

/** Whether somebody sees what is granted by name: a monitor what was granted to him, others as their calls say. */
export const seesPeka = (peran: Peran, hak: readonly HakPantau[], peka: HakPantau): boolean =>
  peran !== 'pemantau' || hak.includes(peka);
