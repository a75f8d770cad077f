import type { BarisRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import { kolomOf } from '../../platform/print/kolom-cetak.ts';

const { teks, angka } = kolomOf<BarisRekap>();
const siapa = [
  angka('No', 3, (_, index) => index + 1),
  teks('Nama', 30, 18, ({ anggota }) => anggota.nama),
  teks('NIP', 22, 13, ({ anggota }) => anggota.nip),
  teks('Grup', 20, 0, ({ anggota }) => anggota.nama_group),
];

/** Rekap as a file; its categories get columns of their own in `kolomRekap`. */
const JUMLAH = [
  angka('Hari kerja', 6, (row) => row.hari_kerja),
  angka('Hadir', 6, (row) => row.hadir),
  angka('Absen', 6, (row) => row.absen),
  angka('Cuti', 6, (row) => row.cuti),
  angka('Libur', 6, (row) => row.libur),
  angka('Terlambat', 7, (row) => row.terlambat),
  angka('Terlambat (menit)', 8, (row) => row.terlambat_menit),
  angka('Pulang cepat', 7, (row) => row.pulang_cepat),
  angka('Pulang cepat (menit)', 8, (row) => row.pulang_cepat_menit),
  angka('Tidak lengkap', 7, (row) => row.tidak_lengkap),
  angka('Kerja (menit)', 8, (row) => row.durasi_menit),
  angka('Kerja hari libur (menit)', 0, (row) => row.kerja_libur_menit),
  angka('Potongan (%)', 7, (row) => row.potongan),
  angka('Persentase (%)', 8, (row) => row.persentase),
];

/** The columns of these rows: who, the sums, and each category and kind of leave that any of them has. */
export function kolomRekap(rows: readonly BarisRekap[]) {
  const namesOf = (pick: (row: BarisRekap) => { nama: string }[]) =>
    [...new Set(rows.flatMap((row) => pick(row).map(({ nama }) => nama)))].toSorted();
  const skor = namesOf((row) => row.kategori).flatMap((nama) => {
    const of = (row: BarisRekap) => row.kategori.filter((one) => one.nama === nama);
    return [
      angka(`${nama} (kali)`, 0, (row) => of(row).reduce((sum, { kali }) => sum + kali, 0)),
      angka(`${nama} (menit)`, 0, (row) => of(row).reduce((sum, { menit }) => sum + menit, 0)),
    ];
  });
  const cuti = namesOf((row) => row.cuti_kategori).map((nama) =>
    angka(nama, 0, (row) => row.cuti_kategori.find((one) => one.nama === nama)?.hari ?? 0),
  );
  return [...siapa, ...JUMLAH, ...cuti, ...skor];
}
