import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { cancelPresensiManual } from '../../../presensi/manual/cancel-presensi-manual.ts';
import { decideBanyakManual } from '../../../presensi/manual/decide-banyak-manual.ts';
import { decideManualSebagaiPenyetuju } from '../../../presensi/manual/decide-manual-sebagai-penyetuju.ts';
import { decidePresensiManual } from '../../../presensi/manual/decide-presensi-manual.ts';
import { getPresensiManual } from '../../../presensi/manual/get-presensi-manual.ts';
import { listAktivitasManual } from '../../../presensi/manual/list-aktivitas-manual.ts';
import { listManualMenungguSaya } from '../../../presensi/manual/list-manual-menunggu-saya.ts';
import { listPresensiManual } from '../../../presensi/manual/list-presensi-manual.ts';
import { listPresensiManualSendiri } from '../../../presensi/manual/list-presensi-manual-sendiri.ts';
import { rejectManualPermanen } from '../../../presensi/manual/reject-manual-permanen.ts';
import { resetManualPermanen } from '../../../presensi/manual/reset-manual-permanen.ts';
import { submitPresensiManual } from '../../../presensi/manual/submit-presensi-manual.ts';

export const presensiManualRoutes: Handlers<typeof contract.presensiManual> = {
  submitPresensiManual,
  listPresensiManualSendiri,
  cancelPresensiManual,
  listManualMenungguSaya,
  listPresensiManual,
  getPresensiManual,
  listAktivitasManual,
  decidePresensiManual,
  decideManualSebagaiPenyetuju,
  decideBanyakManual,
  rejectManualPermanen,
  resetManualPermanen,
};
