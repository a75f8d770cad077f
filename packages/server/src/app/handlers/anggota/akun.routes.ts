import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { activateAnggota } from '../../../anggota/akun/activate-anggota.ts';
import { changeEmail } from '../../../anggota/akun/change-email.ts';
import { changeOwnPassword } from '../../../anggota/akun/change-own-password.ts';
import { changeRole } from '../../../anggota/akun/change-role.ts';
import { changeStatus } from '../../../anggota/akun/change-status.ts';
import { changeUsername } from '../../../anggota/akun/change-username.ts';
import { confirmEmail } from '../../../anggota/akun/confirm-email.ts';
import { deleteEnrollment } from '../../../anggota/akun/delete-enrollment.ts';
import { listAktivasi } from '../../../anggota/akun/list-aktivasi.ts';
import { listOrganisasi } from '../../../anggota/akun/list-organisasi.ts';
import { resetFaktor } from '../../../anggota/daftar/reset-faktor.ts';
import { setPassword } from '../../../anggota/akun/set-password.ts';

export const akunRoutes: Handlers<typeof contract.akun> = {
  username: changeUsername,
  ubahPassword: changeOwnPassword,
  updatePassword: setPassword,
  ubahEmail: changeEmail,
  verify: confirmEmail,
  ubahStatus: changeStatus,
  aktivasi: activateAnggota,
  listAktivasi,
  role: changeRole,
  resetFaktor,
  deleteEnrollment,
  listOrganisasi,
};
