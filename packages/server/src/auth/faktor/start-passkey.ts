import { beginPasskey } from './begin-passkey.ts';
import { withSandi } from './with-sandi.ts';

export const startPasskey = withSandi(beginPasskey);
