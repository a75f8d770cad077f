import { readXlsx } from 'hucre/xlsx';

/** A report's first sheet: the lines above the blank one, the header below it, and the rows. */
export async function lembarLaporan(raw: Uint8Array) {
  const all = (await readXlsx(raw)).sheets[0]?.rows ?? [];
  const blank = all.findIndex((row) => row.every((cell) => cell === null || cell === ''));
  const [head = [], ...rows] = all.slice(blank + 1);
  return { kepala: all.slice(0, blank).map(([line]) => line), head, rows };
}
