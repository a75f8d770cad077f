import { aktivasi } from './aktivasi/aktivasi.calls.ts';
import { masuk } from './masuk/masuk.calls.ts';
import { sandi } from './sandi/sandi.calls.ts';
import { sesi } from './sesi/sesi.calls.ts';

/** Signing in and out, one's own sessions and password, and the activation of an account: one group, by rooms. */
export const auth = { ...masuk, ...sesi, ...sandi, ...aktivasi };

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_AUTH = { sesi: 'Sesi masuk' };
