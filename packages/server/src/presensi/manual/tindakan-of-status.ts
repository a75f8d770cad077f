import type { KeputusanManual } from '@hadir/contract/presensi/manual/presensi-manual.ts';
import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
/** What the approval call's status asks for: 5 approves, 6 rejects. */
export const tindakanOfStatus = (status: KeputusanManual) =>
  status === STATUS_PRESENSI_MANUAL.disetujui ? 'setujui' : 'tolak';
