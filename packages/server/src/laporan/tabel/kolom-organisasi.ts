import type { JumlahOrganisasi } from '../../kehadiran/rekap/rekap-organisasi.queries.ts';
import { kolomOf } from '../../platform/print/kolom-cetak.ts';
import { withPersentase } from './with-persentase.ts';

const { teks, angka } = kolomOf<JumlahOrganisasi>();

/** Which organisation a row is about. */
export const KOLOM_INSTANSI = [
  teks('Kode instansi', 16, 3, (row) => row.kode_organisasi),
  teks('Instansi', 34, 7, (row) => row.nama),
];
/** A row an organisation of a tenant's recap. */
export const KOLOM_ORGANISASI = [
  ...KOLOM_INSTANSI,
  angka('Anggota', 2, (row) => row.anggota),
  angka('Hari kerja', 2, (row) => row.hari_kerja),
  angka('Hadir', 2, (row) => row.hadir),
  angka('Absen', 2, (row) => row.absen),
  angka('Cuti', 2, (row) => row.cuti),
  angka('Terlambat', 2, (row) => row.terlambat),
  angka('Terlambat (menit)', 2, (row) => row.terlambat_menit),
  angka('Pulang cepat', 2, (row) => row.pulang_cepat),
  angka('Tidak lengkap', 2, (row) => row.tidak_lengkap),
  angka('Kerja (menit)', 2, (row) => row.durasi_menit),
  angka('Persentase (%)', 3, (row) => withPersentase(row).persentase),
];
