import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { changeKlaim } from './change-klaim.ts';
import { cancelKlaim } from './cancel-klaim.ts';
import { decideKlaim } from './decide-klaim.ts';
import { getKlaim } from './get-klaim.ts';
import { listKlaimMenungguSaya } from './list-klaim-menunggu-saya.ts';
import { listKlaimPresensi } from './list-klaim-presensi.ts';
import { listKlaimSendiri } from './list-klaim-sendiri.ts';
import { removeKlaim } from './remove-klaim.ts';
import { sendLampiranKlaim } from './send-lampiran-klaim.ts';
import { submitKlaim } from './submit-klaim.ts';

export const klaimPresensiRoutes: Handlers<typeof contract.klaimPresensi> = {
  list: listKlaimPresensi,
  own: listKlaimSendiri,
  menunggu: listKlaimMenungguSaya,
  create: submitKlaim,
  find: getKlaim,
  lampiran: sendLampiranKlaim,
  update: changeKlaim,
  decide: decideKlaim,
  cancel: cancelKlaim,
  delete: removeKlaim,
};
