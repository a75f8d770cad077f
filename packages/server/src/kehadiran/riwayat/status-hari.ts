import { STATUS_PRESENSI, type StatusPresensi } from '@hadir/rules/kode/status-presensi.ts';
import { KEADAAN } from '../hari/keadaan.ts';

/**
 * When a day has a status, as a condition on its row (aturan/laporan#riwayat). What the day came to decides and not its
 * taps, of which a claim may have taken the place; a break alone is a tap's.
 */
export const STATUS_HARI: Record<StatusPresensi, string> = {
  [STATUS_PRESENSI.tepat_waktu]: KEADAAN.tepat_waktu,
  [STATUS_PRESENSI.terlambat]: KEADAAN.terlambat,
  [STATUS_PRESENSI.istirahat]: `${STATUS_PRESENSI.istirahat} = any(kehadiran.kode)`,
  [STATUS_PRESENSI.pulang_cepat]: KEADAAN.pulang_cepat,
  [STATUS_PRESENSI.pulang]: `kehadiran.status = 'hadir' and kehadiran.jam_pulang is not null and kehadiran.pulang_cepat_menit = 0`,
};
