import { beginTotp } from './begin-totp.ts';
import { withSandi } from '../dasar/with-sandi.ts';

export const startTotp = withSandi(beginTotp);
