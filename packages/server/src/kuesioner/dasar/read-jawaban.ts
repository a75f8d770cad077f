import type { Jawaban } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import { sebutSalahJawaban } from '@hadir/contract/kuesioner/jawab/sebut-salah-jawaban.ts';
import { judgeJawaban, type SalahJawaban } from '@hadir/rules/kuesioner/judge-jawaban.ts';
import { pertanyaanOf, type Jawaban as JawabanSah } from '@hadir/rules/kuesioner/pertanyaan.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import type { KuesionerTersimpan } from './kuesioner-tersimpan.ts';

/** What counts of the answers that were sent; refuses (422) with a sentence for each question that is answered wrongly. */
export function readJawaban({ bagian }: KuesionerTersimpan, given: readonly Jawaban[]): JawabanSah[] {
  const putusan = judgeJawaban(bagian, given);
  if (putusan.kind === 'diterima') return putusan.jawaban;
  const asked = new Map(pertanyaanOf(bagian).map((one) => [one.pertanyaan_id, one]));
  const sentence = ({ pertanyaan_id, sebab }: SalahJawaban) => sebutSalahJawaban(sebab, asked.get(pertanyaan_id));
  throw new Refusal('input.invalid', {
    errors: Object.fromEntries(putusan.salah.map((one) => [`jawaban.${one.pertanyaan_id}`, [sentence(one)]])),
  });
}
