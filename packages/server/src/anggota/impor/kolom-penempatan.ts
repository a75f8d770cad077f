import { LABEL_ROLE } from '@hadir/rules/akses/label-peran.ts';
import type { KolomImpor } from '../../platform/files/xlsx/read-table.ts';

export type FieldPenempatan = 'user_id' | 'nama' | 'nip' | 'grup' | 'role' | 'lokasi';

/** The columns of a placement import. The ID says who is meant; a name or NIP that is another's refuses the row. */
export const KOLOM_PENEMPATAN: readonly KolomImpor<FieldPenempatan>[] = [
  { field: 'user_id', judul: 'ID', lebar: 10, wajib: true },
  { field: 'nama', judul: 'Nama', lebar: 32 },
  { field: 'nip', judul: 'NIP', lebar: 22 },
  { field: 'grup', judul: 'Grup', lebar: 28 },
  { field: 'role', judul: 'Peran', lebar: 14, pilihan: Object.values(LABEL_ROLE) },
  { field: 'lokasi', judul: 'Lokasi Presensi', lebar: 40 },
];
