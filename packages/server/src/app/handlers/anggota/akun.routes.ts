import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { activateAnggota } from '../../../anggota/akun/activate-anggota.ts';
import { changeEmail } from '../../../anggota/akun/change-email.ts';
import { changeOwnPassword } from '../../../anggota/akun/change-own-password.ts';
import { changeRole } from '../../../anggota/akun/change-role.ts';
import { changeStatusAkun } from '../../../anggota/akun/change-status-akun.ts';
import { changeUsername } from '../../../anggota/akun/change-username.ts';
import { confirmEmail } from '../../../anggota/akun/confirm-email.ts';
import { endSesiAnggota } from '../../../anggota/akun/end-sesi-anggota.ts';
import { listAktivasi } from '../../../anggota/akun/list-aktivasi.ts';
import { listOrganisasiAnggota } from '../../../anggota/akun/list-organisasi-anggota.ts';
import { resetFaktor } from '../../../anggota/akun/reset-faktor.ts';
import { setPassword } from '../../../anggota/akun/set-password.ts';

export const akunRoutes: Handlers<typeof contract.akun> = {
  changeUsername,
  changeOwnPassword,
  setPassword,
  changeEmail,
  confirmEmail,
  changeStatusAkun,
  activateAnggota,
  listAktivasi,
  changeRole,
  resetFaktor,
  endSesiAnggota,
  listOrganisasiAnggota,
};
