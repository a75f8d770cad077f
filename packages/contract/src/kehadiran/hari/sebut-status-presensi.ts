import { STATUS_PRESENSI, type StatusPresensi } from '@hadir/rules/kode/status-presensi.ts';
import { LABEL_STATUS_PRESENSI } from './label-status-presensi.ts';

const SENDIRI: Partial<Record<StatusPresensi, string>> = {
  [STATUS_PRESENSI.tepat_waktu]: 'Datang tepat waktu',
  [STATUS_PRESENSI.pulang]: 'Pulang tepat waktu',
};

/** The same where it stands alone, without its event: on time at which of the two. */
export const sebutStatusPresensi = (status: StatusPresensi): string => SENDIRI[status] ?? LABEL_STATUS_PRESENSI[status];
