import type { GalatNilai } from '@hadir/rules/atribut/check-nilai-atribut.ts';

const PESAN: Record<GalatNilai, string> = {
  bukan_angka: 'Isi dengan angka, misalnya 12,5',
  angka_terlalu_panjang: 'Paling banyak 12 angka, dan 6 di belakang koma',
  bukan_tanggal: 'Isi tanggal yang ada, misalnya 31-12-2026',
  bukan_ya_tidak: 'Isi Ya atau Tidak',
  bukan_pilihan: 'Pilih salah satu pilihan yang tersedia',
  terlalu_panjang: 'Maksimal 200 karakter',
};

/** What a person reads where a value cannot stand under its atribut. */
export const pesanNilaiAtribut = (galat: GalatNilai): string => PESAN[galat];
