import type { RoleAnggota } from '@hadir/contract/anggota/daftar/anggota-fields.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { GELAR_GURU, GELAR_KANTOR, MATA_PELAJARAN, NAMA_LAKI, NAMA_PEREMPUAN } from './demo-names.ts';
import type { RencanaOrganisasi } from '../rencana/rencana.ts';
import type { Random } from './random.ts';

export type Orang = {
  nama: string;
  gender: 'L' | 'P';
  grup: string;
  jabatan: string;
  jenis_kepegawaian: 'PNS' | 'PPPK' | 'Non-ASN';
  nip: string | null;
  nik: string;
  role: RoleAnggota;
  status: (typeof STATUS_KEANGGOTAAN)['aktif' | 'tidak_aktif'];
  /** With an account that the demo tells of. */
  username: string | null;
};

/** The people of one organisation: its head, an operator, and the members of each group. Names are drawn without repeats. */
export function demoOrang(random: Random, rencana: RencanaOrganisasi): Orang[] {
  const kode = rencana.kode.toLowerCase();
  const taken = new Set<string>();
  const orang = rencana.grup.flatMap(({ nama: grup, jumlah }) =>
    Array.from({ length: jumlah }, () => seorang(random, rencana, grup, taken)),
  );
  const [kepala, operator, biasa, nonaktif] = orang;
  const lain = orang.at(-1);
  if (kepala)
    Object.assign(kepala, {
      ...rencana.kepala,
      jenis_kepegawaian: 'PNS',
      nip: nip(random),
    });
  if (operator)
    Object.assign(operator, { role: KODE_PERAN.operator, username: `operator.${kode}`, jabatan: 'Operator Presensi' });
  if (biasa) biasa.username = rencana.jenis === 'madrasah' ? `guru.${kode}` : `pegawai.${kode}`;
  if (nonaktif && lain && rencana.kode === 'MTSN1')
    Object.assign(lain, { status: STATUS_KEANGGOTAAN.tidak_aktif, username: `nonaktif.${kode}` });
  if (lain && rencana.kode === 'KANTOR') lain.username = 'pegawai.rangkap';
  return orang;
}

function seorang(random: Random, rencana: RencanaOrganisasi, grup: string, taken: Set<string>): Orang {
  const gender = random.chance(0.58) ? 'P' : 'L';
  const jenis_kepegawaian = random.chance(0.5) ? 'PNS' : random.chance(0.5) ? 'PPPK' : 'Non-ASN';
  return {
    nama: namaBaru(random, rencana, gender, grup, taken),
    gender,
    grup,
    jabatan: jabatanOf(random, rencana, grup),
    jenis_kepegawaian,
    nip: jenis_kepegawaian === 'Non-ASN' ? null : nip(random),
    nik: `3276${String(random.between(10, 28)).padStart(2, '0')}${angka(random, 10)}`,
    role: KODE_PERAN.user,
    status: STATUS_KEANGGOTAAN.aktif,
    username: null,
  };
}

function namaBaru(
  random: Random,
  { jenis }: RencanaOrganisasi,
  gender: 'L' | 'P',
  grup: string,
  taken: Set<string>,
): string {
  const names = (gender === 'P' ? NAMA_PEREMPUAN : NAMA_LAKI).filter((nama) => !taken.has(nama));
  const nama = random.pick(names);
  taken.add(nama);
  const gelar = jenis === 'madrasah' && grup === 'Guru' ? GELAR_GURU : GELAR_KANTOR;
  return grup === 'Penjaga' || random.chance(0.2) ? nama : `${nama}, ${random.pick(gelar)}`;
}

function jabatanOf(random: Random, { jenis }: RencanaOrganisasi, grup: string): string {
  if (grup === 'Guru') return random.pick(MATA_PELAJARAN);
  if (grup === 'Penjaga') return 'Penjaga Madrasah';
  return jenis === 'madrasah' ? 'Staf Tata Usaha' : 'Analis dan Pengelola';
}

function nip(random: Random): string {
  const lahir = random.between(1968, 1996);
  const dua = (n: number) => String(n).padStart(2, '0');
  const tanggal = `${lahir}${dua(random.between(1, 12))}${dua(random.between(1, 28))}`;
  return `${tanggal}${lahir + random.between(24, 29)}0${random.between(1, 9)}${random.between(1, 2)}${angka(random, 3)}`;
}

const angka = (random: Random, length: number) => Array.from({ length }, () => random.between(0, 9)).join('');
