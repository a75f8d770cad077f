import type { KolomImpor } from '../../platform/files/xlsx/read-table.ts';

export type FieldPola = 'nama' | 'tgl_acuan' | 'siklus';

/** The columns of a pattern import: a pattern a row, its days separated by semicolons. */
export const KOLOM_POLA: readonly KolomImpor<FieldPola>[] = [
  { field: 'nama', judul: 'Nama', lebar: 28, wajib: true },
  { field: 'tgl_acuan', judul: 'Hari Pertama', lebar: 16, wajib: true, jenis: 'tanggal' },
  { field: 'siklus', judul: 'Siklus', lebar: 80, wajib: true },
];
