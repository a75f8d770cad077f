import { formatAngka } from './format.ts';

/** 3862800 becomes 'Rp3.862.800'. */
export const formatRupiah = (rupiah: number): string => `Rp${formatAngka(rupiah)}`;
