import { sebutAngka } from '../kit/angka/sebut-angka.ts';

/** 3862800 becomes 'Rp3.862.800'. */
export const sebutRupiah = (rupiah: number): string => `Rp${sebutAngka(rupiah)}`;
