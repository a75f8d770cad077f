import type { Figure } from '../../bench/kit/figure.ts';
import type { Lapangan } from './start-lapangan.ts';
import { gantiBergilir } from './ganti-bergilir.ts';
import { patahkan } from './patahkan.ts';
import { dengarPeringatan } from './dengar-peringatan.ts';
import { pulihkan } from './pulihkan.ts';

/** What is done with the one cluster, in this order: the last takes the whole of it back to a moment before. */
export const BAGIAN: Record<string, (lapangan: Lapangan) => Promise<Figure[]>> = {
  pintu: gantiBergilir,
  patah: patahkan,
  peringatan: dengarPeringatan,
  pulih: pulihkan,
};
