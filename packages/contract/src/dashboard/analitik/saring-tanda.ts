import { STATUS_PRESENSI } from '@hadir/rules/kode/status-presensi.ts';

/**
 * Riwayat Kehadiran's filters for the days that a mark of Analitik counts (aturan/monitoring#analitik). Where an event
 * came from, where it was made and when somebody arrived is counted on days off too.
 */
export const SARING_TANDA = {
  hadir: { is_absen: 0, is_cuti: 0 },
  terlambat: { is_absen: 0, is_cuti: 0, status: STATUS_PRESENSI.terlambat },
  absen: { is_hadir: 0, is_cuti: 0 },
  cuti: { is_hadir: 0, is_absen: 0 },
  asal: { is_libur: 1 },
} as const;
