import { SORT_REKAP } from '@hadir/contract/laporan/rekap/sort-rekap.ts';

type SortRekap = (typeof SORT_REKAP)[number];

/** An order that the address may name, else by name. */
export function toSortRekap(sort: string): SortRekap {
  return SORT_REKAP.find((one) => one === sort) ?? 'nama';
}
