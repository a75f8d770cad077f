import type { LapisanJadwal } from '@hadir/rules/jadwal/berlaku/lapisan-jadwal.ts';

/** The layers of a schedule, in the words of a sentence. */
export const SEBUTAN_LAPISAN: Record<LapisanJadwal, string> = {
  'tukar-shift': 'tukar shift yang disetujui',
  roster: 'jadwal shift',
  'pola-anggota': 'pola kerja anggota',
  'pola-grup': 'pola kerja grup',
  'jadwal-anggota': 'jam kerja anggota',
  'jadwal-grup': 'jam kerja grup',
  'jadwal-organisasi': 'jam kerja instansi',
  'bawaan-tenant': 'jam kerja bawaan induk',
};
