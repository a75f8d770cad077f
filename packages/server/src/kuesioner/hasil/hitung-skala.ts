type Langkah = { nilai: number; jumlah: number };

/** The mean and the median of a scale's steps, by how many chose each; null where nobody did. */
export function hitungSkala(langkah: readonly Langkah[]): { rata_rata: number | null; median: number | null } {
  const total = langkah.reduce((sum, { jumlah }) => sum + jumlah, 0);
  if (total === 0) return { rata_rata: null, median: null };
  const rata_rata = langkah.reduce((sum, { nilai, jumlah }) => sum + nilai * jumlah, 0) / total;
  return { rata_rata, median: (nilaiKe(langkah, (total - 1) >> 1) + nilaiKe(langkah, total >> 1)) / 2 };
}

/** The value that stands at a place, from 0, when all are put in order. */
function nilaiKe(langkah: readonly Langkah[], place: number): number {
  let passed = 0;
  for (const { nilai, jumlah } of langkah.toSorted((a, b) => a.nilai - b.nilai)) {
    passed += jumlah;
    if (place < passed) return nilai;
  }
  return 0;
}
