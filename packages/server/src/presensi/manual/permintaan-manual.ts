import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import type { Permintaan } from '../../persetujuan/persetujuan-upward.ts';
import { rerouteOf } from '../../persetujuan/reroute.queries.ts';
import { listManualMenunggu } from './presensi-manual.queries.ts';

/** Requests with a selfie as the chains see them. */
export const permintaanManual: Permintaan = {
  listMenunggu: listManualMenunggu,
  reroute: rerouteOf({ tabel: 'presensi_manual', menunggu: STATUS_PRESENSI_MANUAL.diajukan }),
};
