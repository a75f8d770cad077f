import type { Figure } from '../../bench/kit/figure.ts';
import type { Lapangan } from './start-lapangan.ts';
import { patahkan } from './patahkan.ts';
import { dengarPeringatan } from './dengar-peringatan.ts';

/** What is done with the one cluster. */
export const BAGIAN: Record<string, (lapangan: Lapangan) => Promise<Figure[]>> = {
  patah: patahkan,
  peringatan: dengarPeringatan,
};
