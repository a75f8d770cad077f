/** What a question asks for (aturan/kuesioner#pertanyaan). */
export const JENIS_PERTANYAAN = [
  'pilihan',
  'beberapa',
  'skala',
  'matriks',
  'teks_pendek',
  'teks_panjang',
  'angka',
  'tanggal',
  'berkas',
] as const;
export type JenisPertanyaan = (typeof JENIS_PERTANYAAN)[number];

/** Shown only where the answer to an earlier question is, or holds, one of these. */
export type Syarat = { pertanyaan_id: number; nilai: readonly number[] };

/** Numbers are of this questionnaire only, and stay when a question moves. What a kind does not use is empty or null. */
export type Pertanyaan = {
  pertanyaan_id: number;
  jenis: JenisPertanyaan;
  judul: string;
  is_wajib: boolean;
  syarat: Syarat | null;
  /** To choose from; of a matrix its columns. */
  pilihan: readonly { pilihan_id: number; teks: string }[];
  /** The rows of a matrix. */
  baris: readonly { baris_id: number; teks: string }[];
  /** Ends of a scale, bounds of a number, how many may be chosen of several. */
  minimum: number | null;
  maksimum: number | null;
};

export type Bagian = { bagian_id: number; judul: string; pertanyaan: readonly Pertanyaan[] };

/** A choice, scale or number; several choices; a text, date (YYYY-MM-DD) or file; the rows of a matrix. */
export type NilaiJawaban =
  | number
  | string
  | readonly number[]
  | readonly { readonly baris_id: number; readonly pilihan_id: number }[];
export type Jawaban = { pertanyaan_id: number; nilai: NilaiJawaban };

/** The questions in the order in which they are asked. */
export const pertanyaanOf = (bagian: readonly Bagian[]): Pertanyaan[] => bagian.flatMap((one) => [...one.pertanyaan]);
