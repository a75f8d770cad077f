import { dropTotp } from './drop-totp.ts';
import { withSandi } from '../dasar/with-sandi.ts';

export const removeTotp = withSandi(dropTotp);
