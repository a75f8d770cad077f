import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../../platform/http/pipeline/mount.ts';
import { activateTotp } from '../../../../auth/faktor/totp/activate-totp.ts';
import { addPasskey } from '../../../../auth/faktor/passkey/add-passkey.ts';
import { changePasskey } from '../../../../auth/faktor/passkey/change-passkey.ts';
import { enterByKode } from '../../../../auth/faktor/masuk/enter-by-kode.ts';
import { enterByPasskey } from '../../../../auth/faktor/masuk/enter-by-passkey.ts';
import { generateKodePemulihan } from '../../../../auth/faktor/pemulihan/generate-kode-pemulihan.ts';
import { getFaktor } from '../../../../auth/faktor/get-faktor.ts';
import { removePasskey } from '../../../../auth/faktor/passkey/remove-passkey.ts';
import { removeTotp } from '../../../../auth/faktor/totp/remove-totp.ts';
import { startMasukPasskey } from '../../../../auth/faktor/masuk/start-masuk-passkey.ts';
import { startPasskey } from '../../../../auth/faktor/passkey/start-passkey.ts';
import { startTotp } from '../../../../auth/faktor/totp/start-totp.ts';

export const faktorRoutes: Handlers<typeof contract.faktor> = {
  enterByKode,
  enterByPasskey,
  startMasukPasskey,
  getFaktor,
  startTotp,
  activateTotp,
  removeTotp,
  startPasskey,
  addPasskey,
  changePasskey,
  removePasskey,
  generateKodePemulihan,
};
