import { HANYA_RIWAYAT } from '@hadir/contract/kehadiran/riwayat/saring-riwayat.ts';
import { HASIL_WAJAH } from '@hadir/rules/kode/hasil-wajah.ts';
import { LABEL_GENDER_TERHITUNG } from '@hadir/contract/kit/label-gender.ts';
import { GENDER_TERHITUNG } from '@hadir/rules/kode/gender.ts';
import { STATUS_PRESENSI } from '@hadir/rules/kode/status-presensi.ts';
import { SUMBER_PRESENSI } from '@hadir/rules/presensi/ketukan/event-presensi.ts';
import { NAMA_HARI } from '../../ui/date/nama-hari.ts';
import { LABEL_RADIUS } from '@hadir/contract/kehadiran/hari/label-radius.ts';
import { KATA_SUMBER } from '@hadir/contract/kehadiran/hari/kata-sumber.ts';
import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { sebutStatusPresensi } from '@hadir/contract/kehadiran/hari/sebut-status-presensi.ts';

/** The filter's codes in the product's words. */
export const STATUS_CHOICES = Object.values(STATUS_PRESENSI).map((value) => ({
  value,
  label: sebutStatusPresensi(value),
}));

export const RADIUS_CHOICES = [STATUS_RADIUS.dalam, STATUS_RADIUS.luar, STATUS_RADIUS.tidak_terdeteksi].map(
  (value) => ({
    value,
    label: LABEL_RADIUS[value],
  }),
);

export const SUMBER_CHOICES = [
  { value: undefined, label: 'Semua' },
  ...SUMBER_PRESENSI.map((value) => ({ value, label: KATA_SUMBER[value].panjang })),
];

export const GENDER_CHOICES = [
  { value: undefined, label: 'Semua' },
  ...GENDER_TERHITUNG.map((value) => ({ value, label: LABEL_GENDER_TERHITUNG[value] })),
];

export const PEKAN_CHOICES = NAMA_HARI.map((label, at) => ({ value: at + 1, label }));
const LABEL_HANYA: Record<(typeof HANYA_RIWAYAT)[number], string> = {
  tidak_lengkap: 'Tidak lengkap',
  potongan: 'Dengan potongan',
};
export const HANYA_CHOICES = [
  { value: undefined, label: 'Semua' },
  ...HANYA_RIWAYAT.map((value) => ({ value, label: LABEL_HANYA[value] })),
];

export const WAJAH_CHOICES = [
  { value: undefined, label: 'Semua' },
  { value: HASIL_WAJAH.cocok, label: 'Terverifikasi' },
  { value: HASIL_WAJAH.tidak_cocok, label: 'Belum terverifikasi' },
] as const;

export const HARI_CHOICES = [
  { value: 'is_hadir', label: 'Hadir' },
  { value: 'is_absen', label: 'Absen' },
  { value: 'is_cuti', label: 'Cuti' },
  { value: 'is_libur', label: 'Libur' },
] as const;
