import type { Bagian } from '@hadir/contract/kuesioner/daftar/susunan.ts';

export type Tujuan = { bagian_id: number; /** At its end where null. */ sebelum: number | null };
export type Langkah = -1 | 1;

/** Puts a question before another, or at the end of a section. */
export function movePertanyaan(bagian: readonly Bagian[], id: number, { bagian_id, sebelum }: Tujuan): Bagian[] {
  const moved = bagian.flatMap(({ pertanyaan }) => pertanyaan).find(({ pertanyaan_id }) => pertanyaan_id === id);
  if (!moved || sebelum === id) return [...bagian];
  return bagian.map((one) => {
    const rest = one.pertanyaan.filter(({ pertanyaan_id }) => pertanyaan_id !== id);
    if (one.bagian_id !== bagian_id) return { ...one, pertanyaan: rest };
    const at = rest.findIndex(({ pertanyaan_id }) => pertanyaan_id === sebelum);
    return { ...one, pertanyaan: rest.toSpliced(at < 0 ? rest.length : at, 0, moved) };
  });
}

/** Moves a question one place up or down, into the next section at an edge; null where there is no further place. */
export function stepPertanyaan(bagian: readonly Bagian[], id: number, langkah: Langkah): Bagian[] | null {
  const at = bagian.findIndex(({ pertanyaan }) => pertanyaan.some(({ pertanyaan_id }) => pertanyaan_id === id));
  const own = bagian[at];
  if (!own) return null;
  const place = own.pertanyaan.findIndex(({ pertanyaan_id }) => pertanyaan_id === id) + langkah;
  if (own.pertanyaan[place]) {
    // Before the one above; or behind the one below, which is before whatever follows it.
    const next = own.pertanyaan[langkah < 0 ? place : place + 1];
    return movePertanyaan(bagian, id, { bagian_id: own.bagian_id, sebelum: next?.pertanyaan_id ?? null });
  }
  const other = bagian[at + langkah];
  if (!other) return null;
  const sebelum = langkah < 0 ? null : (other.pertanyaan[0]?.pertanyaan_id ?? null);
  return movePertanyaan(bagian, id, { bagian_id: other.bagian_id, sebelum });
}

/** Moves something one place along its list; null at the edge. */
export function stepOf<T>(list: readonly T[], at: number, langkah: Langkah): T[] | null {
  const [one, other] = [list[at], list[at + langkah]];
  if (one === undefined || other === undefined) return null;
  return list.with(at, other).with(at + langkah, one);
}
