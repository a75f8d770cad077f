import { bukaPenjelasan, type PenjelasanTersimpan } from '@hadir/rules/kehadiran/hari/penjelasan-ringkas.ts';
import type { Penjelasan } from '@hadir/rules/kehadiran/hari/penjelasan.ts';
import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/db/open/tables.ts';
import type { KehadiranRow } from './kehadiran-row.ts';

/** What is read of a stored day. */
export const KEHADIRAN_COLUMNS = [
  'kehadiran.user_id',
  'kehadiran.tanggal',
  'kehadiran.status',
  'kehadiran.lapisan',
  'kehadiran.jadwal_id',
  'kehadiran.jam_masuk',
  'kehadiran.jam_pulang',
  'kehadiran.sumber_masuk',
  'kehadiran.sumber_pulang',
  'kehadiran.presensi_masuk_id',
  'kehadiran.presensi_pulang_id',
  'kehadiran.terlambat_menit',
  'kehadiran.pulang_cepat_menit',
  'kehadiran.durasi_menit',
  'kehadiran.kerja_libur_menit',
  'kehadiran.tidak_lengkap',
  'kehadiran.hari_cuti',
  'kehadiran.cuti_id',
  'kehadiran.potongan',
  'kehadiran.kode',
  'kehadiran.radius',
  'kehadiran.sumber',
  'kehadiran.is_face_verified',
  'kehadiran.terbuka_sampai',
  'kehadiran.dibekukan',
  'kehadiran.penjelasan',
  'kehadiran.penjelasan_ringkas',
  'kehadiran.kategori',
  'kehadiran.kategori_cuti',
  'kehadiran.klaim',
] as const;

type Tersimpan = 'penjelasan' | 'penjelasan_ringkas' | 'kategori' | 'kategori_cuti' | 'klaim';
type Stored = Pick<Selectable<Tables['kehadiran']>, keyof KehadiranRow | Tersimpan>;

/** A row read back: it holds what `toKehadiranRow` wrote, the table's checks keep its words. */
export function toStored<Row extends Stored>(row: Row): Omit<Row, Tersimpan> & KehadiranRow {
  const { penjelasan, penjelasan_ringkas, kategori, kategori_cuti, klaim, ...columns } = row;
  // A day that was derived before explanations were shortened has it whole until `ringkasPenjelasanTask` comes to it.
  const lama = penjelasan_ringkas === null;
  const ringkas = { penjelasan_ringkas, kategori, kategori_cuti, klaim } as PenjelasanTersimpan;
  const hari = { ...columns, penjelasan: lama ? (penjelasan as Penjelasan) : bukaPenjelasan(ringkas, row) };
  return hari as Omit<Row, Tersimpan> & KehadiranRow;
}
