import { randomInt } from 'node:crypto';
import { hashToken } from '../../platform/kit/secret-token.ts';
import { HURUF_KODE } from '../../platform/kit/huruf-kode.ts';

/** A token to be read from a printed sheet and typed: four groups of four, 78 bits; and what is stored of it. */
export function makeKodeAktivasi(): { token: string; token_hash: Buffer } {
  const huruf = Array.from({ length: 16 }, () => HURUF_KODE[randomInt(HURUF_KODE.length)]).join('');
  const token = huruf.replace(/.{4}(?=.)/g, '$&-');
  return { token, token_hash: hashToken(token) };
}
