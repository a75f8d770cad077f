import { LABEL_KEADAAN_AKUN } from '@hadir/contract/anggota/pengelola/label-keadaan-akun.ts';
import type { AdminBaris } from '@hadir/contract/anggota/pengelola/pengelola.ts';
import { BELUM_PERNAH } from '@hadir/contract/kit/saat/belum-pernah.ts';
import type { Kolom, Sel } from '../../platform/files/xlsx/kolom.ts';
import { sebutSaat } from '../../platform/print/sebut-saat.ts';

/** What the sheets of admins and of operators have in common. */
export const KOLOM_PENGELOLA: Kolom[] = [
  { judul: 'Nama', lebar: 32 },
  { judul: 'Email', lebar: 32 },
  { judul: 'Username', lebar: 20 },
  { judul: 'Induk', lebar: 32 },
  { judul: 'Keadaan', lebar: 16 },
  { judul: 'Masuk terakhir', lebar: 22 },
  { judul: 'Sesi', lebar: 8 },
];

export const selPengelola = (one: Omit<AdminBaris, 'pindah'>): Sel[] => [
  one.nama,
  one.email,
  one.username,
  one.nama_tenant,
  LABEL_KEADAAN_AKUN[one.keadaan],
  one.masuk_terakhir === null ? BELUM_PERNAH : sebutSaat(one.masuk_terakhir),
  one.jumlah_sesi,
];
