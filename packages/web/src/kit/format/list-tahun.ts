const MENDATANG = 5;

/** This year and the five that follow. */
export function listTahun(today: string): number[] {
  const tahun = Number(today.slice(0, 4));
  return Array.from({ length: MENDATANG + 1 }, (_, index) => tahun + index);
}
