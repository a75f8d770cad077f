const SATUAN = [
  '', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan', 'sepuluh', 'sebelas',
]; // prettier-ignore
const RIBUAN = [
  [1_000_000_000_000, 'triliun'],
  [1_000_000_000, 'miliar'],
  [1_000_000, 'juta'],
  [1_000, 'ribu'],
] as const;

/** A whole number below 1.000 triliun in words: 1.100 is 'seribu seratus', 0 is 'nol'. */
export function sebutTerbilang(angka: number): string {
  return angka === 0 ? 'nol' : kataOf(angka).join(' ');
}

function kataOf(angka: number): string[] {
  if (angka < 12) return angka === 0 ? [] : [SATUAN[angka] ?? ''];
  if (angka < 20) return [...kataOf(angka - 10), 'belas'];
  if (angka < 100) return [...kataOf(Math.floor(angka / 10)), 'puluh', ...kataOf(angka % 10)];
  if (angka < 200) return ['seratus', ...kataOf(angka - 100)];
  if (angka < 1000) return [...kataOf(Math.floor(angka / 100)), 'ratus', ...kataOf(angka % 100)];
  if (angka < 2000) return ['seribu', ...kataOf(angka - 1000)];
  const [nilai, kata] = RIBUAN.find(([one]) => angka >= one) ?? [1000, 'ribu'];
  return [...kataOf(Math.floor(angka / nilai)), kata, ...kataOf(angka % nilai)];
}
