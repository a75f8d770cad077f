import type { Figure } from '../../bench/kit/figure.ts';

/**
 * The parts of the campaign against the product, each in a file of its own. A part starts what it attacks, prints what
 * somebody needs to repeat a failure, takes everything away again, and answers figures with their limits.
 */
export const BAGIAN: Record<string, () => Promise<{ serang: () => Promise<Figure[]> }>> = {
  bom: () => import('./bom.ts'),
  matriks: () => import('./matriks.ts'),
  rusak: () => import('./rusak.ts'),
  titipan: () => import('./titipan.ts'),
  mati: () => import('./mati.ts'),
  berdua: () => import('./berdua.ts'),
  'lubang-hitam': () => import('./lubang-hitam.ts'),
  'cakram-penuh': () => import('./cakram-penuh.ts'),
  lambat: () => import('./lambat.ts'),
};
