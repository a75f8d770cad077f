import type { BarisKehadiran } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import { sebutHari } from '@hadir/contract/kehadiran/hari/sebut-hari.ts';
import { kolomOf } from '../../platform/print/kolom-cetak.ts';

const { teks, angka, tanggal } = kolomOf<BarisKehadiran>();

/** Riwayat Kehadiran as a page to print: a row a member-day. */
export const KOLOM_RIWAYAT = [
  tanggal('Tanggal', 9, (row) => row.tanggal),
  teks('Nama', 30, 20, ({ anggota }) => anggota.nama),
  teks('NIP', 22, 14, ({ anggota }) => anggota.nip),
  teks(
    'Jam kerja',
    16,
    10,
    ({ jadwal }) => jadwal && `${jadwal.jam_masuk.slice(0, 5)}–${jadwal.jam_pulang.slice(0, 5)}`,
  ),
  teks('Masuk', 10, 7, (row) => row.jam_masuk),
  teks('Pulang', 10, 7, (row) => row.jam_pulang),
  teks('Keadaan', 24, 20, (row) => sebutHari(row).kata),
  angka('Kerja (menit)', 7, (row) => row.durasi_menit),
  angka('Potongan (%)', 7, (row) => row.potongan),
];
