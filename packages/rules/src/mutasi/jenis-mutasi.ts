/** Why somebody's membership moves (aturan/mutasi#jenis). */
export const JENIS_MUTASI = ['pindah', 'perbantuan', 'berhenti'] as const;
export type JenisMutasi = (typeof JENIS_MUTASI)[number];

export const LABEL_JENIS_MUTASI: Record<JenisMutasi, string> = {
  pindah: 'Pindah',
  perbantuan: 'Perbantuan',
  berhenti: 'Berhenti',
};
