import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../../platform/http/pipeline/mount.ts';
import { activateTotp } from '../../../../auth/faktor/activate-totp.ts';
import { addPasskey } from '../../../../auth/faktor/add-passkey.ts';
import { changePasskey } from '../../../../auth/faktor/change-passkey.ts';
import { enterByKode } from '../../../../auth/faktor/enter-by-kode.ts';
import { enterByPasskey } from '../../../../auth/faktor/enter-by-passkey.ts';
import { generateKodePemulihan } from '../../../../auth/faktor/generate-kode-pemulihan.ts';
import { getFaktor } from '../../../../auth/faktor/get-faktor.ts';
import { removePasskey } from '../../../../auth/faktor/remove-passkey.ts';
import { removeTotp } from '../../../../auth/faktor/remove-totp.ts';
import { startMasukPasskey } from '../../../../auth/faktor/start-masuk-passkey.ts';
import { startPasskey } from '../../../../auth/faktor/start-passkey.ts';
import { startTotp } from '../../../../auth/faktor/start-totp.ts';

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
