import { addDays, isBerlaku, type Berlaku, type Tanggal } from '../waktu/tanggal.ts';

/** What held from a date to a date. A list of them never overlaps and is in order. */
export type Masa<T> = Berlaku & { isi: T };

/** What holds on a date, if anything does. */
export const isiOn = <T>(masa: readonly Masa<T>[], tanggal: Tanggal): T | undefined =>
  masa.find((one) => isBerlaku(one, tanggal))?.isi;

/** The same with a cut before each of these dates: none of them lies inside a span. */
export function splitMasa<T>(masa: readonly Masa<T>[], starts: readonly Tanggal[]): Masa<T>[] {
  const sorted = [...new Set(starts)].toSorted();
  return masa.flatMap(({ tgl_mulai, tgl_selesai, isi }) => {
    const inside = sorted.filter((at) => at > tgl_mulai && (tgl_selesai === null || at <= tgl_selesai));
    const begins = [tgl_mulai, ...inside];
    return begins.map((begin, n) => {
      const next = begins[n + 1];
      return { tgl_mulai: begin, tgl_selesai: next === undefined ? tgl_selesai : addDays(next, -1), isi };
    });
  });
}

/** The same in as few spans as can be: neighbours that say the same are one. */
export function joinMasa<T extends object>(masa: readonly Masa<T>[]): Masa<T>[] {
  const joined: Masa<T>[] = [];
  for (const one of masa) {
    const last = joined.at(-1);
    const isNext = last !== undefined && last.tgl_selesai !== null && addDays(last.tgl_selesai, 1) === one.tgl_mulai;
    if (last && isNext && isSameIsi(last.isi, one.isi))
      joined[joined.length - 1] = { ...last, tgl_selesai: one.tgl_selesai };
    else joined.push(one);
  }
  return joined;
}

/** Whether two say the same of the same fields, at any depth; a list is the same in the same order. */
export function isSameIsi(one: object, other: object): boolean {
  const [a, b] = [one, other].map((isi) => JSON.stringify(isi, sortKeys));
  return a === b;
}

const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([x], [y]) => (x < y ? -1 : 1)))
    : value;
