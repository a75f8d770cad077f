import { sebutAngka } from '../kit/angka/sebut-angka.ts';

/** What a quota, and any other upper limit, says where there is none. */
export const TANPA_BATAS = 'Tanpa batas';

/** 1500 becomes '1.500'. */
export const sebutKuota = (kuota: number | null): string => (kuota === null ? TANPA_BATAS : sebutAngka(kuota));
