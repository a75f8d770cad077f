import type { TipeAtribut } from '@hadir/rules/atribut/tipe-atribut.ts';
import type { Orang } from '../orang/demo-orang.ts';
import type { Random } from '../orang/random.ts';

export type RencanaAtribut = {
  nama: string;
  tipe: TipeAtribut;
  pilihan: string[];
  is_dilihat_anggota: boolean;
  is_diisi_anggota: boolean;
  /** What stands of somebody; null where nobody has filled it in yet. */
  isi: (random: Random, orang: Orang) => string | null;
};

const DARAH = ['A', 'B', 'AB', 'O'];
const UKURAN = ['S', 'M', 'L', 'XL', 'XXL'];

/** What the demo's tenant keeps of the members of all its organisations. */
export const ATRIBUT_TENANT: readonly RencanaAtribut[] = [
  {
    nama: 'Golongan darah',
    tipe: 'pilihan',
    pilihan: DARAH,
    is_dilihat_anggota: true,
    is_diisi_anggota: true,
    isi: (random) => (random.chance(0.85) ? random.pick(DARAH) : null),
  },
  {
    nama: 'Nomor BPJS Kesehatan',
    tipe: 'teks',
    pilihan: [],
    is_dilihat_anggota: true,
    is_diisi_anggota: false,
    isi: (random) => (random.chance(0.9) ? `0001${random.between(100_000_000, 999_999_999)}` : null),
  },
];

const UKURAN_SERAGAM: RencanaAtribut = {
  nama: 'Ukuran seragam',
  tipe: 'pilihan',
  pilihan: UKURAN,
  is_dilihat_anggota: true,
  is_diisi_anggota: true,
  isi: (random) => (random.chance(0.8) ? random.pick(UKURAN) : null),
};

/** What a school, and what an office, keeps of its own members beside it. */
export const ATRIBUT_INSTANSI: Readonly<Record<'madrasah' | 'kantor', readonly RencanaAtribut[]>> = {
  madrasah: [
    UKURAN_SERAGAM,
    {
      nama: 'Sertifikasi pendidik',
      tipe: 'ya_tidak',
      pilihan: [],
      is_dilihat_anggota: true,
      is_diisi_anggota: false,
      isi: (random, { grup }) => (grup === 'Guru' ? String(Number(random.chance(0.7))) : null),
    },
    {
      nama: 'TMT di madrasah',
      tipe: 'tanggal',
      pilihan: [],
      is_dilihat_anggota: true,
      is_diisi_anggota: false,
      isi: (random) => `${random.between(2004, 2019)}-${random.pick(['01', '03', '07'])}-01`,
    },
    {
      nama: 'Jam mengajar seminggu',
      tipe: 'angka',
      pilihan: [],
      is_dilihat_anggota: false,
      is_diisi_anggota: false,
      isi: (random, { grup }) => (grup === 'Guru' ? String(random.between(12, 30)) : null),
    },
  ],
  kantor: [UKURAN_SERAGAM],
};
