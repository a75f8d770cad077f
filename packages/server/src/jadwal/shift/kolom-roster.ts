import type { KolomImpor } from '../../platform/files/xlsx/read-table.ts';

/** A date of the month by its number, or who the row belongs to. */
export type FieldRoster = 'user_id' | 'nama' | `hari-${number}`;

/** The columns of a roster import for a month of so many days. The ID says who is meant; a name that is another's refuses the row. */
export const kolomRoster = (jumlahHari: number): KolomImpor<FieldRoster>[] => [
  { field: 'user_id', judul: 'ID', lebar: 10, wajib: true },
  { field: 'nama', judul: 'Nama', lebar: 32 },
  ...Array.from({ length: jumlahHari }, (_, index) => ({
    field: `hari-${index + 1}` as const,
    judul: String(index + 1),
    lebar: 10,
  })),
];
