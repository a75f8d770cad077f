import type { TipeAtribut } from '@hadir/rules/atribut/tipe-atribut.ts';

export const TIPE_ATRIBUT_WORDS: Record<TipeAtribut, string> = {
  teks: 'Teks',
  angka: 'Angka',
  tanggal: 'Tanggal',
  ya_tidak: 'Ya atau tidak',
  pilihan: 'Pilihan',
};
