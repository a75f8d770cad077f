import type { Bagian } from '@hadir/contract/kuesioner/daftar/susunan.ts';

type Pertanyaan = Bagian['pertanyaan'][number];

/** A question, with what a test says of it. */
export function givenPertanyaan(
  differences: Partial<Pertanyaan> & Pick<Pertanyaan, 'pertanyaan_id' | 'jenis'>,
): Pertanyaan {
  return {
    judul: `Pertanyaan ${differences.pertanyaan_id}`,
    keterangan: '',
    is_wajib: false,
    syarat: null,
    pilihan: [],
    baris: [],
    minimum: null,
    maksimum: null,
    label_minimum: '',
    label_maksimum: '',
    ...differences,
  };
}

const YA_TIDAK = [
  { pilihan_id: 1, teks: 'Ya' },
  { pilihan_id: 2, teks: 'Tidak' },
];

/** Whether somebody is well, and if not what ails him. */
export const BAGIAN_SEHAT: Bagian[] = [
  {
    bagian_id: 1,
    judul: 'Umum',
    keterangan: '',
    pertanyaan: [
      givenPertanyaan({
        pertanyaan_id: 1,
        jenis: 'pilihan',
        judul: 'Apakah Anda sehat?',
        is_wajib: true,
        pilihan: YA_TIDAK,
      }),
      givenPertanyaan({
        pertanyaan_id: 2,
        jenis: 'teks_panjang',
        judul: 'Apa keluhannya?',
        is_wajib: true,
        syarat: { pertanyaan_id: 1, nilai: [2] },
      }),
    ],
  },
];

/** A question of each kind. */
export const BAGIAN_SEMUA: Bagian[] = [
  {
    bagian_id: 1,
    judul: 'Semua jenis',
    keterangan: 'Satu dari setiap jenis.',
    pertanyaan: [
      givenPertanyaan({ pertanyaan_id: 1, jenis: 'pilihan', judul: 'Satu', pilihan: YA_TIDAK }),
      givenPertanyaan({
        pertanyaan_id: 2,
        jenis: 'beberapa',
        judul: 'Beberapa',
        pilihan: [...YA_TIDAK, { pilihan_id: 3, teks: 'Mungkin' }],
        maksimum: 2,
      }),
      givenPertanyaan({
        pertanyaan_id: 3,
        jenis: 'skala',
        judul: 'Skala',
        minimum: 0,
        maksimum: 10,
        label_minimum: 'Tidak mungkin',
        label_maksimum: 'Pasti',
      }),
      givenPertanyaan({
        pertanyaan_id: 4,
        jenis: 'matriks',
        judul: 'Matriks',
        is_wajib: true,
        pilihan: [
          { pilihan_id: 1, teks: 'Baik' },
          { pilihan_id: 2, teks: 'Cukup' },
        ],
        baris: [
          { baris_id: 1, teks: 'Ruang kelas' },
          { baris_id: 2, teks: 'Kantin' },
        ],
      }),
      givenPertanyaan({ pertanyaan_id: 5, jenis: 'teks_pendek', judul: 'Pendek', keterangan: 'Satu baris saja.' }),
      givenPertanyaan({ pertanyaan_id: 6, jenis: 'teks_panjang', judul: 'Panjang' }),
      givenPertanyaan({ pertanyaan_id: 7, jenis: 'angka', judul: 'Angka', minimum: 0, maksimum: 10_000 }),
      givenPertanyaan({ pertanyaan_id: 8, jenis: 'tanggal', judul: 'Tanggal' }),
      givenPertanyaan({ pertanyaan_id: 9, jenis: 'berkas', judul: 'Berkas' }),
    ],
  },
];
