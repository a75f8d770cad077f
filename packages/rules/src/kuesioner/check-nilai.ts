import { isTanggal } from '../waktu/tanggal.ts';
import { nilaiOf } from './check-susunan.ts';
import type { NilaiJawaban, Pertanyaan } from './pertanyaan.ts';

export type SebabJawaban =
  | 'wajib'
  | 'bentuk'
  | 'bukan_pilihan'
  | 'kurang_pilihan'
  | 'lebih_pilihan'
  | 'di_luar_batas'
  | 'bukan_tanggal'
  | 'terlalu_panjang'
  | 'baris_belum';

/** The longest answer of one line, and of several. */
export const TEKS_PENDEK = 200;
export const TEKS_PANJANG = 5000;

/** A year of another century is a slip of the finger. */
const ABAD = /^(19|20|21)/;

type Baris = { readonly baris_id: number; readonly pilihan_id: number };

/** Whether nothing was answered: an empty text, no choice, no row. */
export const isKosong = (nilai: NilaiJawaban | undefined): boolean =>
  nilai === undefined || (typeof nilai === 'string' ? nilai.trim() === '' : Array.isArray(nilai) && nilai.length === 0);

/** What is wrong with an answer that is there, or null (aturan/kuesioner#jawaban). */
export function checkNilai(pertanyaan: Pertanyaan, nilai: NilaiJawaban): SebabJawaban | null {
  switch (pertanyaan.jenis) {
    case 'pilihan':
    case 'skala':
      if (typeof nilai !== 'number') return 'bentuk';
      return nilaiOf(pertanyaan)?.includes(nilai) ? null : 'bukan_pilihan';
    case 'beberapa':
      return isNumbers(nilai) ? checkBeberapa(pertanyaan, nilai) : 'bentuk';
    case 'matriks':
      return isRows(nilai) ? checkMatriks(pertanyaan, nilai) : 'bentuk';
    case 'angka':
      if (typeof nilai !== 'number') return 'bentuk';
      return isWithin(pertanyaan, nilai) ? null : 'di_luar_batas';
    case 'tanggal':
      if (typeof nilai !== 'string') return 'bentuk';
      return ABAD.test(nilai) && isTanggal(nilai) ? null : 'bukan_tanggal';
    case 'teks_pendek':
      return checkTeks(nilai, TEKS_PENDEK);
    case 'teks_panjang':
      return checkTeks(nilai, TEKS_PANJANG);
    case 'berkas':
      return typeof nilai === 'string' && UUID.test(nilai) ? null : 'bentuk';
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isArray = (nilai: NilaiJawaban): nilai is readonly number[] | readonly Baris[] => Array.isArray(nilai);
const isNumbers = (nilai: NilaiJawaban): nilai is readonly number[] =>
  isArray(nilai) && nilai.every((one) => typeof one === 'number');
const isRows = (nilai: NilaiJawaban): nilai is readonly Baris[] =>
  isArray(nilai) && nilai.every((one) => typeof one === 'object');

function checkTeks(nilai: NilaiJawaban, longest: number): SebabJawaban | null {
  if (typeof nilai !== 'string') return 'bentuk';
  return nilai.length > longest ? 'terlalu_panjang' : null;
}

function checkBeberapa(pertanyaan: Pertanyaan, nilai: readonly number[]): SebabJawaban | null {
  const possible = nilaiOf(pertanyaan) ?? [];
  if (new Set(nilai).size < nilai.length || !nilai.every((one) => possible.includes(one))) return 'bukan_pilihan';
  if (pertanyaan.minimum !== null && nilai.length < pertanyaan.minimum) return 'kurang_pilihan';
  return pertanyaan.maksimum !== null && nilai.length > pertanyaan.maksimum ? 'lebih_pilihan' : null;
}

/** A row is answered once; where the question must be answered, each of its rows. */
function checkMatriks({ pilihan, baris, is_wajib }: Pertanyaan, nilai: readonly Baris[]): SebabJawaban | null {
  const rows = new Set(nilai.map(({ baris_id }) => baris_id));
  const isKnown = ({ baris_id, pilihan_id }: Baris) =>
    baris.some((one) => one.baris_id === baris_id) && pilihan.some((one) => one.pilihan_id === pilihan_id);
  if (rows.size < nilai.length || !nilai.every(isKnown)) return 'bukan_pilihan';
  return is_wajib && rows.size < baris.length ? 'baris_belum' : null;
}

const isWithin = ({ minimum, maksimum }: Pertanyaan, nilai: number) =>
  Number.isFinite(nilai) && (minimum === null || nilai >= minimum) && (maksimum === null || nilai <= maksimum);
