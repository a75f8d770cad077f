import { sql } from 'kysely';

/**
 * The sums of a report over rows of `kehadiran` (aturan/laporan#rekap). A work day counts once it has closed or
 * something is recorded; a present or absent day of which half is leave counts half.
 */
export const SELECT_REKAP = sql.raw(`
  count(*) filter (where jadwal_id is not null and status <> 'terbuka') as hari_kerja,
  coalesce(sum(1 - hari_cuti) filter (where status = 'hadir'), 0) as hadir,
  coalesce(sum(1 - hari_cuti) filter (where status = 'absen'), 0) as absen,
  coalesce(sum(hari_cuti), 0) as cuti,
  coalesce(sum(hari_cuti) filter (where jadwal_id is not null), 0) as cuti_kerja,
  count(*) filter (where status = 'libur') as libur,
  count(*) filter (where terlambat_menit > 0) as terlambat,
  coalesce(sum(terlambat_menit), 0) as terlambat_menit,
  count(*) filter (where pulang_cepat_menit > 0) as pulang_cepat,
  coalesce(sum(pulang_cepat_menit), 0) as pulang_cepat_menit,
  count(*) filter (where tidak_lengkap is not null) as tidak_lengkap,
  coalesce(sum(durasi_menit), 0) as durasi_menit,
  coalesce(sum(kerja_libur_menit), 0) as kerja_libur_menit,
  coalesce(sum(potongan), 0) as potongan`);

/** The names of those sums. */
export const JUMLAH_REKAP = [
  'hari_kerja',
  'hadir',
  'absen',
  'cuti',
  'cuti_kerja',
  'libur',
  'terlambat',
  'terlambat_menit',
  'pulang_cepat',
  'pulang_cepat_menit',
  'tidak_lengkap',
  'durasi_menit',
  'kerja_libur_menit',
  'potongan',
] as const;

/** The sums of such sums. */
export const SELECT_JUMLAH = sql.raw(JUMLAH_REKAP.map((nama) => `coalesce(sum(${nama}), 0) as ${nama}`).join(', '));
