import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { activateAkun } from '../../../auth/aktivasi/activate-akun.ts';
import { changePassword } from '../../../auth/sandi/change-password.ts';
import { checkAktivasi } from '../../../auth/aktivasi/check-aktivasi.ts';
import { endSesi } from '../../../auth/sesi/end-sesi.ts';
import { endSesiLain } from '../../../auth/sesi/end-sesi-lain.ts';
import { getAwal } from '../../../auth/sesi/get-awal.ts';
import { getAturanSandi } from '../../../auth/sandi/get-aturan-sandi.ts';
import { getMe } from '../../../auth/sesi/get-me.ts';
import { listIzin } from '../../../auth/sesi/list-izin.ts';
import { listSesi } from '../../../auth/sesi/list-sesi.ts';
import { login } from '../../../auth/masuk/login.ts';
import { logout } from '../../../auth/sesi/logout.ts';
import { checkReset } from '../../../auth/sandi/check-reset.ts';
import { resetPassword } from '../../../auth/sandi/reset-password.ts';
import { sendKodeMasuk } from '../../../auth/masuk/send-kode-masuk.ts';
import { sendLinkReset } from '../../../auth/sandi/send-link-reset.ts';
import { switchOrganisasi } from '../../../auth/sesi/switch-organisasi.ts';

export const authRoutes: Handlers<typeof contract.auth> = {
  login,
  sendKodeMasuk,
  logout,
  getMe,
  getAwal,
  getAturanSandi,
  switchOrganisasi,
  listIzin,
  changePassword,
  sendLinkReset,
  checkReset,
  resetPassword,
  checkAktivasi,
  activateAkun,
  listSesi,
  endSesi,
  endSesiLain,
};
