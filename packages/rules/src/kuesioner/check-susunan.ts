import { pertanyaanOf, type Bagian, type Pertanyaan } from './pertanyaan.ts';

export type SebabSusunan =
  | 'nomor_ganda'
  | 'pilihan_kurang'
  | 'pilihan_ganda'
  | 'baris_kurang'
  | 'skala_terbalik'
  | 'skala_panjang'
  | 'batas_terbalik'
  | 'berkas_anonim'
  | 'syarat_bukan_sebelumnya'
  | 'syarat_bukan_pilihan'
  | 'syarat_nilai';
export type SalahSusunan = { pertanyaan_id: number; sebab: SebabSusunan };

/** A longer scale is a number. */
export const SKALA_TERPANJANG = 11;

/** What is wrong with a questionnaire's questions, each by its number; nothing where they can be asked (aturan/kuesioner#pertanyaan). */
export function checkSusunan(bagian: readonly Bagian[], { is_anonim }: { is_anonim: boolean }): SalahSusunan[] {
  const before = new Map<number, Pertanyaan>();
  const salah: SalahSusunan[] = [];
  for (const one of pertanyaanOf(bagian)) {
    const add = (sebab: SebabSusunan | null) => sebab && salah.push({ pertanyaan_id: one.pertanyaan_id, sebab });
    add(before.has(one.pertanyaan_id) ? 'nomor_ganda' : null);
    add(checkIsi(one, is_anonim));
    add(checkSyarat(one, before));
    before.set(one.pertanyaan_id, one);
  }
  return salah;
}

function checkIsi(pertanyaan: Pertanyaan, is_anonim: boolean): SebabSusunan | null {
  const { jenis, pilihan, baris, minimum, maksimum } = pertanyaan;
  switch (jenis) {
    case 'pilihan':
    case 'beberapa':
    case 'matriks':
      if (pilihan.length < 2) return 'pilihan_kurang';
      if (isGanda(pilihan.map(({ pilihan_id }) => pilihan_id))) return 'pilihan_ganda';
      if (jenis === 'matriks' && baris.length === 0) return 'baris_kurang';
      if (jenis === 'matriks' && isGanda(baris.map(({ baris_id }) => baris_id))) return 'pilihan_ganda';
      if (jenis !== 'beberapa') return null;
      return isTerbalik(minimum, maksimum) || (minimum ?? 0) > pilihan.length ? 'batas_terbalik' : null;
    case 'skala':
      if (minimum === null || maksimum === null || minimum >= maksimum) return 'skala_terbalik';
      if (!Number.isInteger(minimum) || !Number.isInteger(maksimum)) return 'skala_terbalik';
      return maksimum - minimum >= SKALA_TERPANJANG ? 'skala_panjang' : null;
    case 'angka':
      return isTerbalik(minimum, maksimum) ? 'batas_terbalik' : null;
    case 'berkas':
      return is_anonim ? 'berkas_anonim' : null;
    default:
      return null;
  }
}

function checkSyarat({ syarat }: Pertanyaan, before: ReadonlyMap<number, Pertanyaan>): SebabSusunan | null {
  if (!syarat) return null;
  const asked = before.get(syarat.pertanyaan_id);
  if (!asked) return 'syarat_bukan_sebelumnya';
  const possible = nilaiOf(asked);
  if (!possible) return 'syarat_bukan_pilihan';
  return syarat.nilai.every((nilai) => possible.includes(nilai)) ? null : 'syarat_nilai';
}

/** What can be chosen, in order; null where nothing is chosen. */
export function nilaiOf({ jenis, pilihan, minimum, maksimum }: Pertanyaan): number[] | null {
  if (jenis === 'pilihan' || jenis === 'beberapa') return pilihan.map(({ pilihan_id }) => pilihan_id);
  if (jenis !== 'skala' || minimum === null || maksimum === null) return null;
  return Array.from({ length: maksimum - minimum + 1 }, (_, at) => minimum + at);
}

const isGanda = (numbers: readonly number[]) => new Set(numbers).size < numbers.length;
const isTerbalik = (minimum: number | null, maksimum: number | null) =>
  minimum !== null && maksimum !== null && minimum > maksimum;
