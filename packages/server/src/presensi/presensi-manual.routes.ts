import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { decideBanyakManual } from './decide-banyak-manual.ts';
import { getPresensiManual } from './get-presensi-manual.ts';
import { listAktivitasManual } from './list-aktivitas-manual.ts';
import { listManualMenungguSaya } from './list-manual-menunggu-saya.ts';
import { listPresensiManualSendiri } from './list-presensi-manual-sendiri.ts';
import { listPresensiManual } from './list-presensi-manual.ts';
import { moveSatuManual } from './move-satu-manual.ts';
import { submitPresensiManual } from './submit-presensi-manual.ts';
import { tindakanOfStatus } from './tindakan-of-status.ts';

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
