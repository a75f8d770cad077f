import { ZONA_BAWAAN } from '@hadir/rules/waktu/zona.ts';
import { LABEL_KEADAAN_AKUN } from '@hadir/contract/anggota/pengelola/label-keadaan-akun.ts';
import type { AdminBaris } from '@hadir/contract/anggota/pengelola/pengelola.ts';
import type { Kolom, Sel } from '../../platform/files/xlsx/kolom.ts';

/** What the sheets of admins and of operators have in common. */
export const KOLOM_PENGELOLA: Kolom[] = [
  { judul: 'Nama', lebar: 32 },
  { judul: 'Email', lebar: 32 },
  { judul: 'Username', lebar: 20 },
  { judul: 'Induk', lebar: 32 },
  { judul: 'Keadaan', lebar: 16 },
  { judul: 'Masuk terakhir (WIB)', lebar: 22 },
  { judul: 'Sesi', lebar: 8 },
];

const WIB = new Intl.DateTimeFormat('id-ID', {
  timeZone: ZONA_BAWAAN,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Above the tenants there is no zone of one's own: times are those of the west. */
const sebutMasuk = (waktu: string) =>
  WIB.format(new Date(waktu)).replaceAll('/', '-').replace(', ', ' ').replace('.', ':');

export const selPengelola = (one: AdminBaris): Sel[] => [
  one.nama,
  one.email,
  one.username,
  one.nama_tenant,
  LABEL_KEADAAN_AKUN[one.keadaan],
  one.masuk_terakhir === null ? 'Belum pernah' : sebutMasuk(one.masuk_terakhir),
  one.jumlah_sesi,
];
