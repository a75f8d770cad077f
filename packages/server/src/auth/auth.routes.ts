import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { activateAkun } from './activate-akun.ts';
import { getMe } from './akun.queries.ts';
import { changePassword } from './change-password.ts';
import { checkAktivasi } from './check-aktivasi.ts';
import { endSesi } from './end-sesi.ts';
import { listIzin } from './list-izin.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { resetPassword } from './reset-password.ts';
import { sendKodeMasuk } from './send-kode-masuk.ts';
import { sendLinkReset } from './send-link-reset.ts';
import { listSesi } from './sesi.queries.ts';
import { switchOrganisasi } from './switch-organisasi.ts';

export const authRoutes: Handlers<typeof contract.auth> = {
  login,
  sendKodeMasuk,
  logout,
  me: (ctx) => getMe(ctx, ctx.actor.user_id),
  switchOrganisasi,
  permissions: listIzin,
  password: changePassword,
  linkResetPassword: sendLinkReset,
  resetPassword,
  findAktivasi: checkAktivasi,
  aktivasi: activateAkun,
  listSesi,
  deleteSesi: endSesi,
};
