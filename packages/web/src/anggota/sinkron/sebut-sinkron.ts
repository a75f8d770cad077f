import { ISIAN_ORGANISASI } from '@hadir/contract/organisasi/nama-isian.ts';
import type { BarisSinkron, Sinkronisasi } from '@hadir/contract/anggota/sinkron/sinkron-anggota.contract.ts';

export type Jenis = BarisSinkron['jenis'];

/** What becomes of a person, in the order in which it matters to whoever decides. */
export const CHIP_JENIS_SINKRON = {
  galat: { label: 'Galat', tone: 'red' },
  hilang: { label: 'Hilang', tone: 'orange' },
  baru: { label: 'Baru', tone: 'green' },
  undang: { label: 'Diundang', tone: 'blue' },
  ubah: { label: 'Berubah', tone: 'blue' },
  aktif: { label: 'Aktif lagi', tone: 'green' },
  sama: { label: 'Sama', tone: 'grey' },
} as const satisfies Record<Jenis, { label: string; tone: string }>;
export const URUTAN = Object.keys(CHIP_JENIS_SINKRON) as Jenis[];

type Field = BarisSinkron['perubahan'][number]['field'];
const LABEL_FIELD: Record<Field, string> = {
  nama: 'Nama',
  gender: 'Jenis kelamin',
  no_hp: 'Telepon',
  nip: 'NIP',
  nik: 'NIK',
  nuptk: 'NUPTK',
  jabatan: 'Jabatan',
  jenis_kepegawaian: 'Kepegawaian',
  ...ISIAN_ORGANISASI,
  alamat: 'Alamat',
};
export const sebutField = (field: Field) => LABEL_FIELD[field];

/** How many people something is to be done for, without those who wait for a confirmation. */
export const countPerubahan = ({ baru, ubah, undang, aktif }: NonNullable<Sinkronisasi['jumlah']>) =>
  baru + ubah + undang + aktif;
