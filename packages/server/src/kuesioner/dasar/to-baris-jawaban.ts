import { pertanyaanOf, type Bagian, type Jawaban, type JenisPertanyaan } from '@hadir/rules/kuesioner/pertanyaan.ts';

/** One value of an answer as it is kept. */
export type BarisJawaban = {
  pertanyaan_id: number;
  urutan: number;
  baris_id: number;
  nilai: number | null;
  angka: number | null;
  tanggal: string | null;
  teks: string | null;
  berkas_id: string | null;
};

const KOLOM: Record<JenisPertanyaan, 'nilai' | 'angka' | 'tanggal' | 'teks' | 'berkas_id'> = {
  pilihan: 'nilai',
  beberapa: 'nilai',
  skala: 'nilai',
  matriks: 'nilai',
  angka: 'angka',
  tanggal: 'tanggal',
  teks_pendek: 'teks',
  teks_panjang: 'teks',
  berkas: 'berkas_id',
};
const KOSONG = { baris_id: 0, nilai: null, angka: null, tanggal: null, teks: null, berkas_id: null };

/** Answers that were judged right as rows: several choices several, a matrix one for each of its rows. */
export function toBarisJawaban(bagian: readonly Bagian[], jawaban: readonly Jawaban[]): BarisJawaban[] {
  const jenis = new Map(pertanyaanOf(bagian).map((one) => [one.pertanyaan_id, one.jenis]));
  return jawaban.flatMap(({ pertanyaan_id, nilai }) => {
    const kolom = KOLOM[jenis.get(pertanyaan_id) ?? 'teks_panjang'];
    const values = Array.isArray(nilai)
      ? (nilai as readonly (number | { baris_id: number; pilihan_id: number })[])
      : [nilai as number | string];
    return values.map((value, urutan) => ({
      ...KOSONG,
      pertanyaan_id,
      urutan,
      ...(typeof value === 'object' ? { baris_id: value.baris_id, nilai: value.pilihan_id } : { [kolom]: value }),
    }));
  });
}
