import type { BarisKehadiran } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import { sebutHari } from '@hadir/contract/kehadiran/hari/sebut-hari.ts';
import { sebutEsokSingkat, sebutRentangJam } from '@hadir/contract/kit/sebut-jam.ts';
import { kolomOf } from '../../platform/print/kolom-cetak.ts';
import { namaHari } from '../../platform/print/tanggal-panjang.ts';

const { teks, tanggal, jumlah } = kolomOf<BarisKehadiran>();

const TANGGAL = [teks('Hari', 10, 1, (row) => namaHari(row.tanggal)), tanggal('Tanggal', 1, (row) => row.tanggal)];
const ANGGOTA = [teks('Nama', 30, 3, ({ anggota }) => anggota.nama), teks('NIP', 22, 1, ({ anggota }) => anggota.nip)];
const MENIT = { kelompok: 'Menit' };
const HARI = [
  teks(
    'Jam kerja',
    18,
    1,
    ({ jadwal }) =>
      jadwal && sebutEsokSingkat(sebutRentangJam(jadwal.jam_masuk, jadwal.jam_pulang), jadwal.is_pulang_besok),
  ),
  teks('Masuk', 10, 1, (row) => row.jam_masuk),
  teks('Pulang', 14, 1, (row) => row.jam_pulang && sebutEsokSingkat(row.jam_pulang, row.is_pulang_besok)),
  teks('Keadaan', 24, 6, (row) => sebutHari(row).kata),
  jumlah('Terlambat (menit)', 1, (row) => row.terlambat_menit, { ...MENIT, judul: 'Terlambat' }),
  jumlah('Pulang cepat (menit)', 1, (row) => row.pulang_cepat_menit, { ...MENIT, judul: 'Pulang cepat' }),
  jumlah('Kerja (menit)', 1, (row) => row.durasi_menit, { ...MENIT, judul: 'Kerja' }),
  jumlah('Potongan (%)', 1, (row) => row.potongan),
];

/** Riwayat Kehadiran as a page to print, a row a member-day: with who it was, or of one person without. */
export const KOLOM_RIWAYAT = [...TANGGAL, ...ANGGOTA, ...HARI];
export const KOLOM_RIWAYAT_SENDIRI = [...TANGGAL, ...HARI];
