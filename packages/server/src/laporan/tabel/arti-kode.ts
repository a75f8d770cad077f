import { KODE_REKAP, LABEL_KODE_REKAP, type KodeRekap } from '@hadir/rules/laporan/kode-rekap.ts';

/** What a letter of the monthly sheets means, beside it: 'D dinas luar'. */
export const sebutKode = (kode: KodeRekap): string => `${kode} ${LABEL_KODE_REKAP[kode].toLowerCase()}`;

export const ARTI_KODE = KODE_REKAP.map(sebutKode).join(' · ');
