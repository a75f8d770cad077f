import { isTanggal } from '../waktu/tanggal.ts';
import type { TipeAtribut } from './tipe-atribut.ts';

/** Letters that a value may have. */
const PANJANG_NILAI = 200;

export type GalatNilai =
  | 'bukan_angka'
  | 'angka_terlalu_panjang'
  | 'bukan_tanggal'
  | 'bukan_ya_tidak'
  | 'bukan_pilihan'
  | 'terlalu_panjang';

/** What an angka may have before and after its point. */
const MAKS_ANGKA = 12;
const MAKS_DESIMAL = 6;
/** Such a one, written in one way only. */
const ANGKA = /^(?!-0$)-?(0|[1-9]\d{0,11})(\.\d{0,5}[1-9])?$/;

/** Why a value cannot stand under an atribut, or null when it can (aturan/atribut#nilai). */
export function checkNilaiAtribut(
  { tipe, pilihan }: { tipe: TipeAtribut; pilihan: readonly string[] },
  nilai: string,
): GalatNilai | null {
  switch (tipe) {
    case 'teks':
      return nilai.length <= PANJANG_NILAI ? null : 'terlalu_panjang';
    case 'angka':
      return ANGKA.test(nilai) ? null : isTerlaluPanjang(nilai) ? 'angka_terlalu_panjang' : 'bukan_angka';
    case 'tanggal':
      return isTanggal(nilai) ? null : 'bukan_tanggal';
    case 'ya_tidak':
      return nilai === '1' || nilai === '0' ? null : 'bukan_ya_tidak';
    case 'pilihan':
      return pilihan.includes(nilai) ? null : 'bukan_pilihan';
  }
}

/** A number all the same, however it is written, with more digits than are kept. */
function isTerlaluPanjang(nilai: string): boolean {
  const [, utuh = '', desimal = ''] = /^-?(\d+|\d{1,3}(?:\.\d{3})+)(?:[.,](\d+))?$/.exec(nilai) ?? [];
  return utuh.replaceAll('.', '').length > MAKS_ANGKA || desimal.length > MAKS_DESIMAL;
}
