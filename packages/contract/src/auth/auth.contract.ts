import { aktivasi } from './aktivasi/aktivasi.contract.ts';
import { masuk } from './masuk/masuk.contract.ts';
import { sandi } from './sandi/sandi.contract.ts';
import { sesi } from './sesi/sesi.contract.ts';

/** Signing in and out, one's own sessions and password, and the activation of an account: one group, by rooms. */
export const auth = { ...masuk, ...sesi, ...sandi, ...aktivasi };
