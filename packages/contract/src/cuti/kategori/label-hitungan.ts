import type { KategoriCuti } from './kategori-cuti.contract.ts';

/** Which days a leave counts. */
export const LABEL_HITUNGAN: Record<KategoriCuti['hitungan'], string> = {
  kerja: 'Hari kerja',
  kalender: 'Hari kalender',
};
