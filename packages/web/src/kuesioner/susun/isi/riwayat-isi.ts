import type { Isi } from './isi-kuesioner.ts';

/** What is written, with what it was before and what was undone. */
export type RiwayatIsi = {
  isi: Isi;
  lalu: readonly Isi[];
  nanti: readonly Isi[];
  /** The field of the last change, and when it was made. */
  kunci: string | null;
  pada: number;
};

const LANGKAH = 100;
/** Letters that follow each other in one field are one step. */
const JEDA_MS = 1500;

export const startRiwayat = (isi: Isi): RiwayatIsi => ({ isi, lalu: [], nanti: [], kunci: null, pada: 0 });

/** The change as a step that can be undone; in one field within a pause it joins the step before. */
export function recordIsi(
  riwayat: RiwayatIsi,
  isi: Isi,
  { kunci, pada }: Pick<RiwayatIsi, 'kunci' | 'pada'>,
): RiwayatIsi {
  const joins = kunci !== null && kunci === riwayat.kunci && pada - riwayat.pada < JEDA_MS;
  const lalu = joins ? riwayat.lalu : [...riwayat.lalu, riwayat.isi].slice(-LANGKAH);
  return { isi, lalu, nanti: [], kunci, pada };
}

export function undoIsi(riwayat: RiwayatIsi): RiwayatIsi {
  const isi = riwayat.lalu.at(-1);
  if (!isi) return riwayat;
  return { isi, lalu: riwayat.lalu.slice(0, -1), nanti: [riwayat.isi, ...riwayat.nanti], kunci: null, pada: 0 };
}

export function redoIsi(riwayat: RiwayatIsi): RiwayatIsi {
  const [isi, ...nanti] = riwayat.nanti;
  return isi ? { isi, lalu: [...riwayat.lalu, riwayat.isi], nanti, kunci: null, pada: 0 } : riwayat;
}
