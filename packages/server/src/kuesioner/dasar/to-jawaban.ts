import type { Jawaban } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import { pertanyaanOf, type Bagian, type JenisPertanyaan } from '@hadir/rules/kuesioner/pertanyaan.ts';
import type { BarisJawaban } from './to-baris-jawaban.ts';

/** The rows of one answer as it was sent, in the order of the questions. */
export function toJawaban(bagian: readonly Bagian[], rows: readonly BarisJawaban[]): Jawaban[] {
  const byPertanyaan = Map.groupBy(rows, ({ pertanyaan_id }) => pertanyaan_id);
  return pertanyaanOf(bagian).flatMap(({ pertanyaan_id, jenis }) => {
    const found = byPertanyaan.get(pertanyaan_id);
    return found ? [{ pertanyaan_id, nilai: toNilai(jenis, found) }] : [];
  });
}

function toNilai(jenis: JenisPertanyaan, rows: readonly BarisJawaban[]): Jawaban['nilai'] {
  if (jenis === 'beberapa') return rows.map(({ nilai }) => nilai ?? 0);
  if (jenis === 'matriks') return rows.map(({ baris_id, nilai }) => ({ baris_id, pilihan_id: nilai ?? 0 }));
  const [one] = rows;
  return one?.nilai ?? one?.angka ?? one?.tanggal ?? one?.teks ?? one?.berkas_id ?? '';
}
