import type { BarisRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import { kolomOf } from '../../platform/print/kolom-cetak.ts';

const { teks, angka } = kolomOf<BarisRekap>();

/** Persentase kehadiran as a file. */
export const KOLOM_PERSENTASE = [
  angka('No', 3, (_, index) => index + 1),
  teks('Nama', 30, 24, ({ anggota }) => anggota.nama),
  teks('NIP', 22, 16, ({ anggota }) => anggota.nip),
  teks('Grup', 20, 14, ({ anggota }) => anggota.nama_group),
  angka('Hari kerja', 9, (row) => row.hari_kerja),
  angka('Cuti pada hari kerja', 10, (row) => row.cuti_kerja),
  angka('Hadir', 9, (row) => row.hadir),
  angka('Absen', 9, (row) => row.absen),
  // A dash where nothing was due, as the product says it.
  teks('Persentase (%)', 14, 10, ({ persentase }) => (persentase === null ? '—' : persentase.toLocaleString('id-ID'))),
];
