import type { KolomImpor } from '../../platform/files/xlsx/read-table.ts';

export type FieldSaldo = 'user_id' | 'nama' | 'nip' | 'kategori' | 'tahun' | 'sisa' | 'kedaluwarsa' | 'keterangan';

/** The columns of a balance import. The ID says who is meant; a name or NIP that is another's refuses the row. */
export const KOLOM_SALDO: readonly KolomImpor<FieldSaldo>[] = [
  { field: 'user_id', judul: 'ID', lebar: 10, wajib: true },
  { field: 'nama', judul: 'Nama', lebar: 32 },
  { field: 'nip', judul: 'NIP', lebar: 22 },
  { field: 'kategori', judul: 'Kategori', lebar: 28, wajib: true },
  { field: 'tahun', judul: 'Tahun', lebar: 10, wajib: true },
  { field: 'sisa', judul: 'Sisa', lebar: 10, wajib: true },
  { field: 'kedaluwarsa', judul: 'Berlaku Sampai', lebar: 18, jenis: 'tanggal' },
  { field: 'keterangan', judul: 'Keterangan', lebar: 36 },
];
