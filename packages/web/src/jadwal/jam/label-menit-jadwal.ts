/** The minutes around work hours, as a form asks for them and as a change of them is told. */
export const LABEL_MENIT_JADWAL = {
  toleransi_masuk: 'Toleransi masuk',
  toleransi_pulang: 'Toleransi pulang',
  buka_masuk: 'Presensi dibuka sebelum masuk',
  tutup_pulang: 'Presensi ditutup setelah pulang',
} as const;

export const MENIT_JADWAL = Object.keys(LABEL_MENIT_JADWAL) as (keyof typeof LABEL_MENIT_JADWAL)[];
