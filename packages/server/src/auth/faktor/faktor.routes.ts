import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../http/mount.ts';
import { activateTotp } from './activate-totp.ts';
import { addPasskey } from './add-passkey.ts';
import { changePasskey } from './change-passkey.ts';
import { enterByKode } from './enter-by-kode.ts';
import { enterByPasskey } from './enter-by-passkey.ts';
import { generateKodePemulihan } from './generate-kode-pemulihan.ts';
import { getFaktor } from './get-faktor.ts';
import { removePasskey } from './remove-passkey.ts';
import { removeTotp } from './remove-totp.ts';
import { startMasukPasskey } from './start-masuk-passkey.ts';
import { startPasskey } from './start-passkey.ts';
import { startTotp } from './start-totp.ts';
import { withSandi } from './with-sandi.ts';

export const faktorRoutes: Handlers<typeof contract.faktor> = {
  masukKode: enterByKode,
  masukPasskey: enterByPasskey,
  mulaiMasukPasskey: startMasukPasskey,
  get: getFaktor,
  mulaiTotp: withSandi(startTotp),
  aktifkanTotp: activateTotp,
  hapusTotp: withSandi(removeTotp),
  mulaiPasskey: withSandi(startPasskey),
  tambahPasskey: addPasskey,
  ubahPasskey: changePasskey,
  hapusPasskey: withSandi(removePasskey),
  buatKodePemulihan: withSandi(generateKodePemulihan),
};
