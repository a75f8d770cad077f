import type { BarisKiriman } from './read-kiriman.ts';

/** A portion is begun anew with the next PIN after so many lines, and in the middle of one's after so many. */
const PORSI = 500;
const PORSI_MAKS = 1_500;

/**
 * The portions that lines are stored in, each a transaction of its own: short, so that others have their turn between them,
 * and a PIN's lines together, so that the days of a long absence are derived once.
 */
export function bagiKiriman(baris: readonly BarisKiriman[]): BarisKiriman[][] {
  const porsi: BarisKiriman[][] = [];
  let last: BarisKiriman[] = [];
  for (const one of baris) {
    const isNext = last.length >= PORSI && last.at(-1)?.pin !== one.pin;
    if (porsi.length === 0 || isNext || last.length >= PORSI_MAKS) porsi.push((last = []));
    last.push(one);
  }
  return porsi;
}
