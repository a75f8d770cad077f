/** One thing that was measured, against what the product promises. */
export type Figure = {
  nama: string;
  nilai: number;
  satuan: string;
  batas: number;
  /** Whether the value must reach the limit or stay under it. */
  arah: 'paling sedikit' | 'paling banyak';
};

export function isKept({ nilai, batas, arah }: Figure): boolean {
  return arah === 'paling sedikit' ? nilai >= batas : nilai <= batas;
}

/** Name, value, limit, and how the value stands to the limit: above 1 is more than the limit. */
export function figureLine(figure: Figure): string {
  const { nama, nilai, satuan, batas, arah } = figure;
  const ratio = batas === 0 ? (nilai === 0 ? 1 : Infinity) : nilai / batas;
  const parts = [nama, `${round(nilai)} ${satuan}`, `${arah} ${round(batas)} ${satuan}`, ratio.toFixed(2)];
  return `${parts.join(' | ')} | ${isKept(figure) ? 'baik' : 'BELUM'}`;
}

const round = (value: number) => (Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 100) / 100);
