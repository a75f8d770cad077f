import { dropPasskey } from './drop-passkey.ts';
import { withSandi } from './with-sandi.ts';

export const removePasskey = withSandi(dropPasskey);
