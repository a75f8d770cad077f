import type { RekapInput } from '@hadir/contract/laporan/rekap.contract.ts';

const SORTS: readonly RekapInput['sort'][] = [
  'nama',
  '-nama',
  'hadir',
  '-hadir',
  'absen',
  '-absen',
  'terlambat',
  '-terlambat',
  'potongan',
  '-potongan',
  'persentase',
  '-persentase',
];

/** An order that the address may name, else by name. */
export function toSortRekap(sort: string): RekapInput['sort'] {
  return SORTS.find((one) => one === sort) ?? 'nama';
}
