import { checkNilai, isKosong, type SebabJawaban } from './check-nilai.ts';
import { listTampak } from './list-tampak.ts';
import type { Bagian, Jawaban } from './pertanyaan.ts';

export type SalahJawaban = { pertanyaan_id: number; sebab: SebabJawaban };
export type PutusanJawaban = { kind: 'diterima'; jawaban: Jawaban[] } | { kind: 'ditolak'; salah: SalahJawaban[] };

/**
 * Judges the answers that somebody sends (aturan/kuesioner#jawaban): what counts of them, in the order of the questions,
 * or what is wrong, each by its question. Answers to hidden questions, to none of the questionnaire's, and empty ones are
 * left out.
 */
export function judgeJawaban(bagian: readonly Bagian[], given: readonly Jawaban[]): PutusanJawaban {
  const filled = given.filter(({ nilai }) => !isKosong(nilai));
  const byId = new Map(filled.map((one) => [one.pertanyaan_id, one]));
  const jawaban: Jawaban[] = [];
  const salah: SalahJawaban[] = [];
  for (const pertanyaan of listTampak(bagian, filled)) {
    const { pertanyaan_id, is_wajib } = pertanyaan;
    const one = byId.get(pertanyaan_id);
    const sebab = one ? checkNilai(pertanyaan, one.nilai) : is_wajib ? 'wajib' : null;
    if (sebab) salah.push({ pertanyaan_id, sebab });
    else if (one) jawaban.push(one);
  }
  return salah.length > 0 ? { kind: 'ditolak', salah } : { kind: 'diterima', jawaban };
}
