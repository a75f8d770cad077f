import type { KeadaanKuesioner } from './keadaan-kuesioner.ts';

const TINDAKAN_KUESIONER = ['ubah', 'terbitkan', 'tutup', 'ingatkan', 'bagikan', 'jawab'] as const;
export type TindakanKuesioner = (typeof TINDAKAN_KUESIONER)[number];

/** In which states of a questionnaire each can be done (aturan/kuesioner#keadaan). */
const BOLEH: Record<TindakanKuesioner, readonly KeadaanKuesioner[]> = {
  ubah: ['draf', 'dijadwalkan', 'terbuka'],
  terbitkan: ['draf'],
  tutup: ['dijadwalkan', 'terbuka'],
  ingatkan: ['terbuka'],
  bagikan: ['draf', 'dijadwalkan', 'terbuka'],
  jawab: ['terbuka'],
};

export const canKuesioner = (tindakan: TindakanKuesioner, keadaan: KeadaanKuesioner): boolean =>
  BOLEH[tindakan].includes(keadaan);
