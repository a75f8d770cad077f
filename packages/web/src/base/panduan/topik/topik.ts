import type { NamaGambar } from '../gambar/gambar.ts';
import type { Pembaca } from '../pembaca/pembaca.ts';
import type { RouteName } from '../../links/routes.ts';

/** One thing that somebody wants to get done, in the order of what he presses. Words in quotes are the screen's own. */
export type Topik = {
  judul: string;
  /** Words by which people look for it, beside its own. */
  kata: string;
  /** The screens that it is of; the first is where it begins. */
  layar: readonly [RouteName, ...RouteName[]];
  /** Where on the first of them, where it is a part of it that has its own name. */
  bagian?: { label: string; search: Record<string, string> };
  langkah: readonly string[];
  /** What it looks like there. */
  gambar?: NamaGambar;
};

export type Bab = { judul: string; bagi: Pembaca; topik: readonly Topik[] };
