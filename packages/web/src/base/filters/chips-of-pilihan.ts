import type { Pilihan } from '@hadir/contract/kit/pilihan/pilihan.ts';
import { chosenOf } from './filter-pilihan.ts';
import { sebutPilihan, type KataPilihan } from './kata-pilihan.ts';

/** The chips of a filter that is a choice among values, each with what the filter holds without it. */
export const chipsOfPilihan = (nama: string, pilihan: Pilihan, kata: KataPilihan, held: unknown) =>
  chosenOf(pilihan, held).map((nilai) => ({
    key: `${nama}-${nilai}`,
    label: kata.chip(sebutPilihan(kata, nilai)),
    without: { [nama]: Array.isArray(held) ? held.filter((one) => one !== nilai) : undefined },
  }));
