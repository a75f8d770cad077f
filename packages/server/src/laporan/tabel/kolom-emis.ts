import { kolomOf } from '../../platform/print/kolom-cetak.ts';
import type { BarisEmis } from './load-emis.ts';

const { teks, jumlah } = kolomOf<BarisEmis>();

/** Who a row of Laporan EMIS is about. */
export const IDENTITAS_EMIS = [
  teks('NPSN/NSM', 20, 1, ({ sekolah }) => sekolah),
  teks('NIK', 20, 1, ({ nik }) => nik),
  teks('NUPTK/NIP', 20, 1, ({ nomor }) => nomor),
  teks('Nama', 20, 4, ({ nama }) => nama),
  teks('Bulan', 20, 0, ({ bulan }) => bulan),
];

/** Laporan EMIS: what each member's work days came to; the parts add up to the first. */
export const KOLOM_EMIS = [
  ...IDENTITAS_EMIS,
  jumlah('Hari efektif', 1, ({ efektif }) => efektif),
  jumlah('Hadir', 1, ({ hadir }) => hadir),
  jumlah('Sakit', 1, ({ sakit }) => sakit),
  jumlah('Izin', 1, ({ izin }) => izin),
  jumlah('Cuti', 1, ({ cuti }) => cuti),
  jumlah('Dinas luar', 1, ({ dinas_luar }) => dinas_luar),
  jumlah('Alpa', 1, ({ alpa }) => alpa),
];
