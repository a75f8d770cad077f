import { STATUS_PRESENSI, type StatusPresensi } from '@hadir/rules/kode/status-presensi.ts';

/** What an event of a day's attendance came to, beside the event itself. */
export const LABEL_STATUS_PRESENSI: Record<StatusPresensi, string> = {
  [STATUS_PRESENSI.tepat_waktu]: 'Tepat waktu',
  [STATUS_PRESENSI.terlambat]: 'Terlambat',
  [STATUS_PRESENSI.istirahat]: 'Istirahat',
  [STATUS_PRESENSI.pulang_cepat]: 'Pulang cepat',
  [STATUS_PRESENSI.pulang]: 'Pulang',
};
