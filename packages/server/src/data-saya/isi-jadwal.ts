import { DIBUAT, INSTANSI, MASA, type Bagian } from './bagian.ts';

/** About working hours. */
export const ISI_JADWAL: Readonly<Record<string, Bagian>> = {
  jadwal_kerja: {
    judul: 'Jam kerja',
    kolom: { ...INSTANSI, jadwal_id: 'Jam kerja', ...MASA, status: 'Status', ...DIBUAT, ditetapkan_pada: 'Ditetapkan' },
    tanpa: ['setting_jadwal_id', 'target', 'group_id', 'user_id', 'ditetapkan_oleh'],
  },
  jadwal_shift: {
    judul: 'Jadwal shift',
    kolom: { ...INSTANSI, tanggal: 'Tanggal', jadwal_id: 'Jam kerja', diubah_pada: 'Diubah' },
    tanpa: ['jadwal_shift_id', 'user_id', 'diubah_oleh'],
  },
  pola_kerja_sasaran: {
    judul: 'Pola kerja',
    kolom: { ...INSTANSI, pola_kerja_id: 'Pola kerja', ...MASA },
    tanpa: ['pola_kerja_sasaran_id', 'group_id', 'user_id'],
  },
  tukar_shift: {
    judul: 'Tukar shift',
    kolom: {
      ...INSTANSI,
      tanggal_a: 'Tanggal peminta',
      shift_a: 'Shift peminta',
      tanggal_b: 'Tanggal yang diminta',
      shift_b: 'Shift yang diminta',
      status: 'Status',
      keterangan: 'Keterangan',
      catatan: 'Catatan',
      ...DIBUAT,
      diputuskan_pada: 'Diputuskan',
    },
    tanpa: ['tukar_shift_id', 'user_id_a', 'user_id_b', 'dibuat_oleh', 'diputuskan_oleh'],
    milik: ':saya in (user_id_a, user_id_b)',
  },
};
