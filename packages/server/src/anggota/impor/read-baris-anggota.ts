import { SELESAI_SEBELUM_MULAI } from '@hadir/contract/kit/kalimat-rentang.ts';
import { AnggotaFields, JENIS_KEPEGAWAIAN } from '@hadir/contract/anggota/daftar/anggota-fields.ts';
import { MULAI_SEBELUM_LAHIR } from '@hadir/contract/anggota/daftar/kalimat-mulai.ts';
import { checkIsianAtribut } from '../../atribut/nilai/check-isian-atribut.ts';
import { readNilaiAtribut } from '../../atribut/nilai/read-nilai-atribut.ts';
import type { AtributAktif, IsianAtribut } from '@hadir/contract/atribut/nilai/nilai-atribut.ts';
import { Username } from '@hadir/contract/auth/dasar/auth-fields.ts';
import { Email, namaWajib, satuSpasi } from '@hadir/contract/kit/fields.ts';
import type { Peran } from '@hadir/rules/akses/peran.ts';
import { isMulaiSebelumLahir } from '@hadir/rules/anggota/is-mulai-sebelum-lahir.ts';
import { lengkapiNoHp } from '@hadir/rules/anggota/lengkapi-no-hp.ts';
import { isMasaTerbalik } from '@hadir/rules/waktu/rentang.ts';
import * as z from 'zod/mini';
import { readPilihan, readTanggal, readTeks, type Baca, type Pilihan } from '../../platform/files/xlsx/read-cell.ts';
import type { BarisTabel } from '../../platform/files/xlsx/read-table.ts';
import { readBeberapa } from '../../platform/files/xlsx/read-beberapa.ts';
import type { Galat } from '../../platform/http/impor/impor-lembar.ts';
import { BELUM_LAHIR } from '../daftar/require-sudah-lahir.ts';
import { judulOf, type FieldAnggota, type FieldLembar } from './kolom-anggota.ts';

export type BarisAnggota = {
  nama: string;
  gender: 'L' | 'P' | null;
  email: string | null;
  username: string | null;
  no_hp: string | null;
  /** Whether the sheet had lost its leading zero. */
  is_no_hp_dilengkapi: boolean;
  tgl_lahir: string | null;
  pin: string | null;
  nip: string | null;
  nik: string | null;
  nuptk: string | null;
  jabatan: string | null;
  jenis_kepegawaian: string | null;
  group_id: number | null;
  lokasi_presensi_ids: number[];
  tgl_mulai: string;
  tgl_selesai: string | null;
  atribut: IsianAtribut;
};

/** What a row may choose from, and the day from which a membership without a date holds. */
export type Acuan = {
  grup: Pilihan<number>;
  lokasi: Pilihan<number>;
  atribut: readonly AtributAktif[];
  peran: Peran;
  today: string;
};

const SKEMA = {
  nama: namaWajib(150),
  email: Email,
  username: Username,
  no_hp: AnggotaFields.no_hp,
  pin: AnggotaFields.pin,
  nip: AnggotaFields.nip,
  nik: AnggotaFields.nik,
  nuptk: AnggotaFields.nuptk,
  jabatan: AnggotaFields.jabatan,
};
const GENDER: Pilihan<'L' | 'P'> = [
  {
    label: 'L',
    nilai: 'L',
    lain: ['Laki-laki', 'Laki - laki', 'Laki laki', 'Lakilaki', 'Laki', 'Lk', 'Pria', 'Cowok'],
  },
  { label: 'P', nilai: 'P', lain: ['Perempuan', 'Pr', 'Wanita', 'Cewek'] },
];
const JENIS = JENIS_KEPEGAWAIAN.map((nilai) => ({ label: nilai, nilai }));

/** One row of the file as a member, with everything that is wrong with it. */
export function readBarisAnggota(
  { sel }: BarisTabel<FieldLembar>,
  { grup, lokasi, atribut, peran, today }: Acuan,
): { isi: BarisAnggota; galat: Galat[] } {
  const galat: Galat[] = [];
  const take = <T>(field: FieldAnggota, baca: Baca<T>): T | null => {
    if ('nilai' in baca) return baca.nilai;
    galat.push({ kolom: judulOf(field), pesan: baca.pesan });
    return null;
  };
  const teks = (field: keyof typeof SKEMA): string | null => {
    const tertulis = take(field, readTeks(sel[field]));
    if (tertulis === null) return null;
    const text = satuSpasi(tertulis);
    const parsed = z.safeParse(SKEMA[field], text);
    if (!parsed.success) take(field, { pesan: parsed.error.issues[0]?.message ?? 'Isian tidak sesuai' });
    return text;
  };

  const no_hp = teks('no_hp');
  const no_hp_lengkap = no_hp && lengkapiNoHp(no_hp);
  const isi: BarisAnggota = {
    nama: teks('nama') ?? '',
    gender: take('gender', readPilihan(sel.gender, GENDER, 'Gender')),
    email: teks('email'),
    username: teks('username'),
    no_hp: no_hp_lengkap,
    is_no_hp_dilengkapi: no_hp_lengkap !== no_hp,
    tgl_lahir: take('tgl_lahir', readTanggal(sel.tgl_lahir)),
    pin: teks('pin'),
    nip: teks('nip'),
    nik: teks('nik'),
    nuptk: teks('nuptk'),
    jabatan: teks('jabatan'),
    jenis_kepegawaian: take('jenis_kepegawaian', readPilihan(sel.jenis_kepegawaian, JENIS, 'Jenis')),
    group_id: take('grup', readPilihan(sel.grup, grup, 'Grup')),
    lokasi_presensi_ids: [
      ...new Set(readBeberapa(sel.lokasi, lokasi, 'Lokasi').flatMap((baca) => take('lokasi', baca) ?? [])),
    ],
    tgl_mulai: take('tgl_mulai', readTanggal(sel.tgl_mulai)) ?? today,
    tgl_selesai: take('tgl_selesai', readTanggal(sel.tgl_selesai)),
    atribut: {},
  };
  const isNamaBad = galat.some(({ kolom }) => kolom === judulOf('nama'));
  if (isi.nama === '' && !isNamaBad) galat.push({ kolom: judulOf('nama'), pesan: 'Wajib diisi' });
  if (isMasaTerbalik(isi)) {
    galat.push({ kolom: judulOf('tgl_selesai'), pesan: SELESAI_SEBELUM_MULAI });
  }
  if (isi.tgl_lahir !== null && isi.tgl_lahir > today) {
    galat.push({ kolom: judulOf('tgl_lahir'), pesan: BELUM_LAHIR });
  } else if (isMulaiSebelumLahir(isi.tgl_mulai, isi.tgl_lahir)) {
    galat.push({ kolom: judulOf('tgl_mulai'), pesan: MULAI_SEBELUM_LAHIR });
  }
  readAtribut({ sel, atribut, peran }, isi.atribut, galat);
  return { isi, galat };
}

type LembarAtribut = Pick<Acuan, 'atribut' | 'peran'> & Pick<BarisTabel<FieldLembar>, 'sel'>;

/** The attributes of a row, into `isian`, and what is wrong with them by their own names. */
function readAtribut({ sel, atribut, peran }: LembarAtribut, isian: IsianAtribut, galat: Galat[]): void {
  const unread = new Set<number>();
  for (const one of atribut) {
    const baca = readNilaiAtribut(one, sel[`atribut.${one.atribut_id}`]);
    if ('nilai' in baca) isian[one.atribut_id] = baca.nilai;
    else {
      unread.add(one.atribut_id);
      galat.push({ kolom: one.nama, pesan: baca.pesan });
    }
  }
  const salah = checkIsianAtribut(atribut, isian, { peran });
  for (const { atribut_id, nama } of atribut) {
    const pesan = salah.get(atribut_id);
    if (pesan && !unread.has(atribut_id)) galat.push({ kolom: nama, pesan });
  }
}
