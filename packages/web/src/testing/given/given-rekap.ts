import type { BarisRekap, RingkasanRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import type { Laporan } from '@hadir/contract/laporan/berkas/laporan-berkas.ts';
import type { RentangLaporan } from '@hadir/contract/laporan/berkas/rentang-input.ts';
import { givenBaris } from './given-kehadiran.ts';

const JUMLAH = {
  hari_kerja: 20,
  hadir: 18,
  absen: 1,
  cuti: 1,
  cuti_kerja: 1,
  libur: 8,
  terlambat: 2,
  terlambat_menit: 47,
  pulang_cepat: 0,
  pulang_cepat_menit: 0,
  tidak_lengkap: 0,
  durasi_menit: 8640,
  kerja_libur_menit: 0,
  potongan: 1.5,
  persentase: 94.7,
};

/** A member's month, with what a test says otherwise. */
export function givenRekap(differences: Partial<BarisRekap> = {}): BarisRekap {
  const { anggota } = givenBaris();
  return {
    ...JUMLAH,
    anggota,
    kategori: [],
    cuti_kategori: [],
    hadir_klaim: { dinas_luar: 0, sakit: 0 },
    ...differences,
  };
}

/** All members' month together. */
export const givenRingkasanRekap = (differences: Partial<RingkasanRekap> = {}): RingkasanRekap => ({
  ...JUMLAH,
  anggota: 2,
  ...differences,
});

export const givenRentang = (differences: Partial<RentangLaporan> = {}): RentangLaporan => ({
  periode_laporan_id: null,
  sebutan: 'November 2026',
  tgl_awal: '2026-11-01',
  tgl_akhir: '2026-11-30',
  ...differences,
});

/** A finished report, with what a test says otherwise. */
export function givenLaporan(differences: Partial<Laporan> = {}): Laporan {
  return {
    laporan_id: 'c0ffee00-0000-4000-8000-000000000001',
    jenis: 'rekap',
    nama: 'Rekap Kehadiran, Oktober 2026',
    format: 'xlsx',
    status: 'selesai',
    selesai: 10,
    total: 10,
    pesan: null,
    ukuran: 24_000,
    berkas_dihapus_pada: null,
    dibuat_oleh: 'Siti Nurhaliza',
    dibuat_pada: '2026-11-20T02:00:00Z',
    selesai_pada: '2026-11-20T02:00:04Z',
    ...differences,
  };
}
