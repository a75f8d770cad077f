import type { MenurutGender } from '@hadir/contract/dashboard/analitik/analitik-fields.ts';
import type { Kolom } from '../../platform/files/xlsx/kolom.ts';
import { toLembarBuku } from '../../platform/files/xlsx/to-lembar-buku.ts';

const KOLOM: readonly Kolom[] = [
  { judul: 'Jenis kelamin' },
  { judul: 'Wajib', jenis: 'angka' },
  { judul: 'Hadir', jenis: 'angka' },
  { judul: 'Terlambat', jenis: 'angka' },
  { judul: 'Absen', jenis: 'angka' },
  { judul: 'Cuti', jenis: 'angka' },
];

/** The days by gender as a sheet beside the others. */
export const toLembarGender = ({ perempuan, laki_laki, belum_diisi }: MenurutGender) =>
  toLembarBuku(
    'Jenis kelamin',
    KOLOM,
    Object.entries({ Perempuan: perempuan, 'Laki-laki': laki_laki, 'Belum diisi': belum_diisi }).map(
      ([nama, { wajib, hadir, terlambat, absen, cuti }]) => [nama, wajib, hadir, terlambat, absen, cuti],
    ),
  );
