import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { activateAnggota } from './activate-anggota.ts';
import { changeEmail } from './change-email.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { changeRole } from './change-role.ts';
import { changeStatus } from './change-status.ts';
import { changeUsername } from './change-username.ts';
import { confirmEmail } from './confirm-email.ts';
import { deleteEnrollment } from './delete-enrollment.ts';
import { listAktivasi } from './list-aktivasi.ts';
import { listOrganisasi } from './list-organisasi.ts';
import { resetFaktor } from './reset-faktor.ts';
import { setPassword } from './set-password.ts';

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
