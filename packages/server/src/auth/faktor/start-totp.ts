import { beginTotp } from './begin-totp.ts';
import { withSandi } from './with-sandi.ts';

export const startTotp = withSandi(beginTotp);
