import { pertanyaanOf, type Bagian, type Jawaban, type NilaiJawaban, type Pertanyaan } from './pertanyaan.ts';

/**
 * The questions that are asked of somebody who has answered so far, in order. A question whose condition stands on a
 * hidden one is hidden too, whatever was answered to it before (aturan/kuesioner#syarat).
 */
export function listTampak(bagian: readonly Bagian[], jawaban: readonly Jawaban[]): Pertanyaan[] {
  const given = new Map(jawaban.map(({ pertanyaan_id, nilai }) => [pertanyaan_id, nilai]));
  const tampak = new Map<number, Pertanyaan>();
  for (const one of pertanyaanOf(bagian)) {
    const { syarat } = one;
    if (syarat && !(tampak.has(syarat.pertanyaan_id) && holds(given.get(syarat.pertanyaan_id), syarat.nilai))) continue;
    tampak.set(one.pertanyaan_id, one);
  }
  return [...tampak.values()];
}

function holds(nilai: NilaiJawaban | undefined, wanted: readonly number[]): boolean {
  if (typeof nilai === 'number') return wanted.includes(nilai);
  return Array.isArray(nilai) && nilai.some((one) => wanted.includes(one));
}
