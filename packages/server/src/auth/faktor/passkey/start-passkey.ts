import { beginPasskey } from './begin-passkey.ts';
import { withSandi } from '../dasar/with-sandi.ts';

export const startPasskey = withSandi(beginPasskey);
