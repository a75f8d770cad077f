import type { MenurutGender } from '@hadir/contract/dashboard/analitik/analitik-fields.ts';
import { LABEL_GENDER_TERHITUNG } from '@hadir/contract/kit/label-gender.ts';
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

type Menurut = Record<keyof typeof LABEL_GENDER_TERHITUNG, MenurutGender['perempuan']>;

/** The days by gender as a sheet beside the others. */
export const toLembarGender = ({ perempuan, laki_laki, belum_diisi }: MenurutGender) =>
  toLembarBuku(
    'Jenis kelamin',
    KOLOM,
    Object.entries({ P: perempuan, L: laki_laki, kosong: belum_diisi } satisfies Menurut).map(
      ([gender, { wajib, hadir, terlambat, absen, cuti }]) => [
        LABEL_GENDER_TERHITUNG[gender as keyof Menurut],
        wajib,
        hadir,
        terlambat,
        absen,
        cuti,
      ],
    ),
  );
