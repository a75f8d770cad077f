import type { JumlahOrganisasi } from '../../kehadiran/rekap/rekap-organisasi.queries.ts';
import { kolomOf } from '../../platform/print/kolom-cetak.ts';
import { persentaseOf } from './persentase-of.ts';
import { withPersentase } from './with-persentase.ts';

const { teks, angka, jumlah } = kolomOf<JumlahOrganisasi>();
const TERLAMBAT = { kelompok: 'Terlambat' };

/** Which organisation a row is about. */
export const KOLOM_INSTANSI = [
  teks('Kode instansi', 16, 1, (row) => row.kode_organisasi),
  teks('Instansi', 34, 7, (row) => row.nama),
];
/** A row an organisation of a tenant's recap. */
export const KOLOM_ORGANISASI = [
  ...KOLOM_INSTANSI,
  jumlah('Anggota', 1, (row) => row.anggota),
  jumlah('Hari kerja', 1, (row) => row.hari_kerja),
  jumlah('Hadir', 1, (row) => row.hadir),
  jumlah('Absen', 1, (row) => row.absen),
  jumlah('Cuti', 1, (row) => row.cuti),
  jumlah('Terlambat', 1, (row) => row.terlambat, { ...TERLAMBAT, judul: 'kali' }),
  jumlah('Terlambat (menit)', 1, (row) => row.terlambat_menit, { ...TERLAMBAT, judul: 'menit' }),
  jumlah('Pulang cepat', 1, (row) => row.pulang_cepat),
  jumlah('Tidak lengkap', 1, (row) => row.tidak_lengkap),
  jumlah('Kerja (menit)', 1, (row) => row.durasi_menit),
  { ...angka('Persentase (%)', 1, (row: JumlahOrganisasi) => withPersentase(row).persentase), jumlah: persentaseOf },
];
