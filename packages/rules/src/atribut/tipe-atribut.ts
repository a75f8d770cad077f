export const TIPE_ATRIBUT = ['teks', 'angka', 'tanggal', 'ya_tidak', 'pilihan'] as const;
export type TipeAtribut = (typeof TIPE_ATRIBUT)[number];
