import type { BarisRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import { kolomOf } from '../../platform/print/kolom-cetak.ts';
import { persentaseOf } from './persentase-of.ts';

const { teks, angka, jumlah } = kolomOf<BarisRekap>();

/** Persentase kehadiran as a file. */
export const KOLOM_PERSENTASE = [
  angka('No', 1, (_, index) => index + 1),
  teks('Nama', 30, 8, ({ anggota }) => anggota.nama),
  teks('NIP', 22, 4, ({ anggota }) => anggota.nip),
  teks('Grup', 20, 4, ({ anggota }) => anggota.nama_group),
  jumlah('Hari kerja', 2, (row) => row.hari_kerja),
  jumlah('Cuti pada hari kerja', 2, (row) => row.cuti_kerja),
  jumlah('Hadir', 2, (row) => row.hadir),
  jumlah('Absen', 2, (row) => row.absen),
  { ...angka('Persentase (%)', 2, ({ persentase }) => persentase), jumlah: persentaseOf },
];
