import { filterField } from '../../base/filters/filter-field.ts';

/** A step of a scale may be below nought. */
const JAWABAN = /^(\d{1,5})-(-?\d{1,10})$/;

/** What results are narrowed by, in the address: a group and days of a named one, or an answer, `{pertanyaan_id}-{nilai}`. */
export const HASIL_FIELDS = {
  bagian: filterField.oneOf('responden', 'hasil'),
  group_id: filterField.id,
  from: filterField.tanggal,
  to: filterField.tanggal,
  jawaban: (text: string) => (JAWABAN.test(text) ? text : undefined),
  baris: filterField.id,
  kolom: filterField.id,
} as const;

type Saring = { group_id: number | undefined; from: string; to: string; jawaban: string | undefined };

/** The same as the calls take it. */
export function toSaringHasil({ group_id, from, to, jawaban }: Saring, { is_anonim }: { is_anonim: boolean }) {
  const [saring_pertanyaan_id, saring_nilai] =
    JAWABAN.exec(jawaban ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  // What an anonymous one cannot be narrowed by is refused, also where an address says it.
  const siapa = is_anonim ? {} : { group_id, from: from || undefined, to: to || undefined };
  return { ...siapa, saring_pertanyaan_id, saring_nilai };
}
