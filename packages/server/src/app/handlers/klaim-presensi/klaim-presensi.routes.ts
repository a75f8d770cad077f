import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { cancelKlaim } from '../../../klaim-presensi/cancel-klaim.ts';
import { changeKlaim } from '../../../klaim-presensi/change-klaim.ts';
import { decideKlaim } from '../../../klaim-presensi/decide-klaim.ts';
import { getKlaim } from '../../../klaim-presensi/get-klaim.ts';
import { getLampiranKlaim } from '../../../klaim-presensi/get-lampiran-klaim.ts';
import { listKlaimMenungguSaya } from '../../../klaim-presensi/list-klaim-menunggu-saya.ts';
import { listKlaimPresensi } from '../../../klaim-presensi/list-klaim-presensi.ts';
import { listKlaimSendiri } from '../../../klaim-presensi/list-klaim-sendiri.ts';
import { removeKlaim } from '../../../klaim-presensi/remove-klaim.ts';
import { submitKlaimSesuaiJadwal } from '../../../klaim-presensi/sesuai-jadwal/submit-klaim-sesuai-jadwal.ts';
import { submitKlaim } from '../../../klaim-presensi/submit-klaim.ts';

export const klaimPresensiRoutes: Handlers<typeof contract.klaimPresensi> = {
  listKlaimPresensi,
  listKlaimSendiri,
  listKlaimMenungguSaya,
  submitKlaim,
  submitKlaimSesuaiJadwal,
  getKlaim,
  getLampiranKlaim,
  changeKlaim,
  decideKlaim,
  cancelKlaim,
  removeKlaim,
};
