import { LABEL_RADIUS } from '@hadir/contract/kehadiran/hari/label-radius.ts';
import { KATA_SUMBER } from '@hadir/contract/kehadiran/hari/kata-sumber.ts';
import { sebutStatusPresensi } from '@hadir/contract/kehadiran/hari/sebut-status-presensi.ts';
import type { PILIHAN_RIWAYAT } from '@hadir/contract/kehadiran/riwayat/saring-riwayat.ts';
import { LABEL_GENDER_TERHITUNG } from '@hadir/contract/kit/label-gender.ts';
import { HASIL_WAJAH } from '@hadir/rules/kode/hasil-wajah.ts';
import type { KataSaring } from '../../base/filters/kata-pilihan.ts';
import { namaHari } from '../../ui/date/nama-hari.ts';

const HANYA = { tidak_lengkap: 'Tidak lengkap', potongan: 'Dengan potongan' };
const WAJAH = { [HASIL_WAJAH.cocok]: 'Terverifikasi', [HASIL_WAJAH.tidak_cocok]: 'Belum terverifikasi' };

/** Beside which of the dialog's other inputs it stands; who it is about is asked only where there is somebody to choose. */
export type BagianRiwayat = 'hari' | 'anggota' | 'presensi';

/** The words of Riwayat's filters that are a choice among values, in the order of their chips. */
export const KATA_RIWAYAT = {
  status: {
    bagian: 'presensi',
    label: 'Status presensi',
    kata: sebutStatusPresensi,
    chip: (kata) => `Status: ${kata}`,
  },
  radius: { bagian: 'presensi', label: 'Lokasi', kata: (nilai) => LABEL_RADIUS[nilai], chip: (kata) => kata },
  sumber: {
    bagian: 'presensi',
    label: 'Sumber',
    kata: (nilai) => KATA_SUMBER[nilai].panjang,
    chip: (kata) => `Sumber: ${kata}`,
  },
  hari: { bagian: 'hari', label: 'Hari', kata: namaHari, chip: (kata) => `Hari ${kata}` },
  gender: {
    bagian: 'anggota',
    label: 'Jenis kelamin',
    kata: (nilai) => LABEL_GENDER_TERHITUNG[nilai],
    chip: (kata) => `Jenis kelamin: ${kata.toLowerCase()}`,
  },
  hanya: { bagian: 'hari', label: 'Hanya hari yang', kata: (nilai) => HANYA[nilai], chip: (kata) => kata },
  verifikasi_wajah: {
    bagian: 'presensi',
    label: 'Verifikasi wajah',
    kata: (nilai) => WAJAH[nilai],
    chip: (kata) => `Wajah: ${kata.toLowerCase()}`,
  },
} satisfies KataSaring<typeof PILIHAN_RIWAYAT, { bagian: BagianRiwayat }>;
export const NAMA_PILIHAN = Object.keys(KATA_RIWAYAT) as (keyof typeof KATA_RIWAYAT)[];

/** Days of which outcome are shown. */
export const HARI_CHOICES = [
  { value: 'is_hadir', label: 'Hadir' },
  { value: 'is_absen', label: 'Absen' },
  { value: 'is_cuti', label: 'Cuti' },
  { value: 'is_libur', label: 'Libur' },
] as const;
