import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { decideBanyakManual } from '../../../presensi/manual/decide-banyak-manual.ts';
import { getPresensiManual } from '../../../presensi/manual/get-presensi-manual.ts';
import { listAktivitasManual } from '../../../presensi/manual/list-aktivitas-manual.ts';
import { listManualMenungguSaya } from '../../../presensi/manual/list-manual-menunggu-saya.ts';
import { listPresensiManualSendiri } from '../../../presensi/manual/list-presensi-manual-sendiri.ts';
import { listPresensiManual } from '../../../presensi/manual/list-presensi-manual.ts';
import { moveSatuManual } from '../../../presensi/manual/move-satu-manual.ts';
import { submitPresensiManual } from '../../../presensi/manual/submit-presensi-manual.ts';
import { tindakanOfStatus } from '../../../presensi/manual/tindakan-of-status.ts';

export const presensiManualRoutes: Handlers<typeof contract.presensiManual> = {
  submit: submitPresensiManual,
  own: listPresensiManualSendiri,
  cancel: (ctx, input) => moveSatuManual(ctx, { ...input, tindakan: 'cancel', keterangan: '' }),
  menunggu: listManualMenungguSaya,
  list: listPresensiManual,
  find: getPresensiManual,
  aktivitas: listAktivitasManual,
  decide: (ctx, input) => moveSatuManual(ctx, { ...input, tindakan: tindakanOfStatus(input.status) }),
  decideOwn: (ctx, input) => moveSatuManual(ctx, { ...input, tindakan: tindakanOfStatus(input.status) }),
  decideMany: decideBanyakManual,
  rejectPermanen: (ctx, input) => moveSatuManual(ctx, { ...input, tindakan: 'reject_permanen' }),
  resetPermanen: (ctx, input) => moveSatuManual(ctx, { ...input, tindakan: 'reset_permanen' }),
};
