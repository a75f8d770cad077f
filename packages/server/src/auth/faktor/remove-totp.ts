import { dropTotp } from './drop-totp.ts';
import { withSandi } from './with-sandi.ts';

export const removeTotp = withSandi(dropTotp);
