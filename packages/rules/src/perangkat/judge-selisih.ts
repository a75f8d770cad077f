/** What a machine's clock is off by, in words of what to do about it. */
export type KeadaanJam = 'tepat' | 'bergeser' | 'zona';

const MENIT = 60;
const JAM = 3600;
/** From so many seconds on people are counted late, or are not, who were otherwise. */
export const BERGESER = 60;

/**
 * `selisih` in seconds, positive where the machine is behind. Whole hours are a zone that it understood otherwise
 * (aturan/perangkat#zona); anything else from a minute on is a clock that drifts.
 */
export function judgeSelisih(selisih: number): KeadaanJam {
  const size = Math.abs(selisih);
  const beside = Math.abs(size - Math.round(size / JAM) * JAM);
  if (size >= JAM - 3 * MENIT && size <= 14 * JAM && beside <= 3 * MENIT) return 'zona';
  return size >= BERGESER ? 'bergeser' : 'tepat';
}
