import type { Bagian } from '@hadir/contract/kuesioner/daftar/susunan.ts';

/** The number that a question has on the screen, counted through all sections. */
export const nomorOf = (bagian: readonly Bagian[], id: number): number =>
  bagian.flatMap(({ pertanyaan }) => pertanyaan).findIndex(({ pertanyaan_id }) => pertanyaan_id === id) + 1;
