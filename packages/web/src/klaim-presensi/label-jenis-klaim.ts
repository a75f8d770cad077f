import { JENIS_KLAIM, type JenisKlaim } from '@hadir/rules/klaim-presensi/jenis-klaim.ts';

/** What a claim is for, as people say it. */
export const LABEL_JENIS_KLAIM: Record<JenisKlaim, string> = {
  'lupa presensi': 'Lupa presensi',
  'dinas luar': 'Dinas luar',
  'tugas belajar': 'Tugas belajar',
  sakit: 'Sakit',
  'gangguan sistem': 'Gangguan sistem',
  lainnya: 'Lainnya',
};

export const JENIS_KLAIM_CHOICES = JENIS_KLAIM.map((value) => ({ value, label: LABEL_JENIS_KLAIM[value] }));
