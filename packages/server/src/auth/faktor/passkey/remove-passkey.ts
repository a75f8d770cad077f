import { dropPasskey } from './drop-passkey.ts';
import { withSandi } from '../dasar/with-sandi.ts';

export const removePasskey = withSandi(dropPasskey);
