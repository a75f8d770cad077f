import type { BarisKetidakhadiran } from '@hadir/contract/laporan/ketidakhadiran/ketidakhadiran.contract.ts';
import { kolomOf } from '../../platform/print/kolom-cetak.ts';

const { teks, angka, tanggal, jumlah } = kolomOf<BarisKetidakhadiran>();

/** Ketidakhadiran as a file. */
export const KOLOM_KETIDAKHADIRAN = [
  angka('No', 4, (_, index) => index + 1),
  tanggal('Tanggal', 12, (row) => row.tanggal),
  teks('Nama', 30, 26, ({ anggota }) => anggota.nama),
  teks('NIP', 22, 18, ({ anggota }) => anggota.nip),
  teks('Grup', 20, 16, ({ anggota }) => anggota.nama_group),
  teks('Ketidakhadiran', 22, 18, ({ kategori }) => kategori ?? 'Absen'),
  jumlah('Hari', 6, (row) => row.hari),
];
