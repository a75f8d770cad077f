import { tableOwner } from '../../ui/table/table-owner.ts';

export type Tersimpan = { nama: string; search: string };

const AT_MOST = 12;

/** The filters that this person has kept of a screen on this device, the latest first. */
export const keptFilters = {
  list: (layar: string): Tersimpan[] =>
    JSON.parse(localStorage.getItem(tableOwner.keyOf('filter', layar)) ?? '[]') as Tersimpan[],
  /** One of the same name takes its place. */
  save: (layar: string, one: Tersimpan): Tersimpan[] =>
    write(layar, [one, ...keptFilters.list(layar).filter(({ nama }) => nama !== one.nama)].slice(0, AT_MOST)),
  remove: (layar: string, nama: string): Tersimpan[] =>
    write(
      layar,
      keptFilters.list(layar).filter((one) => one.nama !== nama),
    ),
};

function write(layar: string, list: Tersimpan[]): Tersimpan[] {
  localStorage.setItem(tableOwner.keyOf('filter', layar), JSON.stringify(list));
  return list;
}
