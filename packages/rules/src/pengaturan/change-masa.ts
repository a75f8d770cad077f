import { addDays, type Tanggal } from '../waktu/tanggal.ts';
import { joinMasa, splitMasa, type Masa } from './masa.ts';

/** What is given holds from then on; what is undefined is no longer said, so that another's is followed. */
export type Ubahan<T> = { [K in keyof T]?: T[K] | undefined };

/**
 * The spans when fields are changed from a date on (aturan/pengaturan#masa-berlaku). Days before it keep what they had.
 * A change that was planned for a later day stays: a field holds until the day on which it was to become something else.
 */
export function changeMasa<T extends object>(
  masa: readonly Masa<Partial<T>>[],
  mulai: Tanggal,
  ubahan: Ubahan<T>,
): Masa<Partial<T>>[] {
  const spans = splitMasa(coverFrom(masa, mulai), [mulai]);
  const names = Object.keys(ubahan) as (keyof T)[];
  let isi = spans.map((one) => ({ ...one.isi }));
  const first = spans.findIndex((one) => one.tgl_mulai === mulai);
  for (const name of names) {
    const lama = isi[first]?.[name];
    let isUntouched = true;
    isi = isi.map((one, n) => {
      if (n < first) return one;
      isUntouched &&= one[name] === lama;
      return isUntouched ? withField(one, name, ubahan[name]) : one;
    });
  }
  return joinMasa(spans.map((one, n) => ({ ...one, isi: isi[n] ?? one.isi })));
}

function withField<T extends object, K extends keyof T>(isi: Partial<T>, name: K, value: T[K] | undefined): Partial<T> {
  const { [name]: _, ...rest } = isi;
  // The rest and the one field together are what it was taken from.
  return (value === undefined ? rest : { ...rest, [name]: value }) as Partial<T>;
}

/** With a span that covers the date where none does, up to the next one. */
function coverFrom<T extends object>(masa: readonly Masa<Partial<T>>[], mulai: Tanggal): Masa<Partial<T>>[] {
  const covering = masa.some((one) => one.tgl_mulai <= mulai && (one.tgl_selesai === null || one.tgl_selesai >= mulai));
  if (covering) return [...masa];
  const before = masa.filter((one) => one.tgl_mulai <= mulai);
  const after = masa.filter((one) => one.tgl_mulai > mulai);
  const next = after[0]?.tgl_mulai;
  return [
    ...before,
    { tgl_mulai: mulai, tgl_selesai: next === undefined ? null : addDays(next, -1), isi: {} },
    ...after,
  ];
}
