import type { HasilPertanyaan } from '@hadir/contract/kuesioner/hasil/hasil.ts';
import type { Bagian } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import { nilaiOf } from '@hadir/rules/kuesioner/check-susunan.ts';
import { pertanyaanOf, type Pertanyaan } from '@hadir/rules/kuesioner/pertanyaan.ts';
import type { Sebaran, Ukuran } from './hasil.queries.ts';
import { hitungSkala } from './hitung-skala.ts';

type Didapat = { sebaran: readonly Sebaran[]; ukuran: readonly Ukuran[] };

/** What each question came to, in the order of the questionnaire, also where nobody chose something. */
export function toHasil(bagian: readonly Bagian[], { sebaran, ukuran }: Didapat): HasilPertanyaan[] {
  const byPertanyaan = Map.groupBy(sebaran, ({ pertanyaan_id }) => pertanyaan_id);
  return pertanyaanOf(bagian).map((one) => {
    const own = ukuran.find(({ pertanyaan_id }) => pertanyaan_id === one.pertanyaan_id);
    return toHasilPertanyaan(one, byPertanyaan.get(one.pertanyaan_id) ?? [], own);
  });
}

function toHasilPertanyaan(
  pertanyaan: Pertanyaan,
  sebaran: readonly Sebaran[],
  ukuran: Ukuran | undefined,
): HasilPertanyaan {
  const { pertanyaan_id, jenis, judul, baris } = pertanyaan;
  const count = (baris_id: number, nilai: number) =>
    sebaran.find((one) => one.baris_id === baris_id && one.nilai === nilai)?.jumlah ?? 0;
  const butirOf = (baris_id: number | null) =>
    pilihanOf(pertanyaan).map(({ nilai, teks }) => ({ baris_id, nilai, teks, jumlah: count(baris_id ?? 0, nilai) }));
  const butir = jenis === 'matriks' ? baris.flatMap(({ baris_id }) => butirOf(baris_id)) : butirOf(null);
  const tengah = { rata_rata: ukuran?.rata_rata ?? null, median: ukuran?.median ?? null };
  return {
    pertanyaan_id,
    jenis,
    judul,
    jumlah: sebaran.reduce((sum, one) => sum + one.orang, 0),
    butir,
    baris: [...baris],
    ...(jenis === 'skala' ? hitungSkala(butir) : tengah),
    terkecil: ukuran?.terkecil ?? ukuran?.dari ?? null,
    terbesar: ukuran?.terbesar ?? ukuran?.sampai ?? null,
  };
}

/** What can be chosen, with its words: a scale's steps are their own. */
export function pilihanOf(pertanyaan: Pertanyaan): { nilai: number; teks: string }[] {
  if (pertanyaan.jenis === 'skala') return (nilaiOf(pertanyaan) ?? []).map((nilai) => ({ nilai, teks: String(nilai) }));
  return pertanyaan.pilihan.map(({ pilihan_id, teks }) => ({ nilai: pilihan_id, teks }));
}
