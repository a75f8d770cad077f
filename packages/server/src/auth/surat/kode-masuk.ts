import { randomInt } from 'node:crypto';
import { HURUF_KODE } from '../../platform/kit/huruf-kode.ts';
import { hashToken } from '../../platform/kit/secret-token.ts';

/**
 * A code to be read from a mail and typed: two groups of four, 39 bits; and what is stored of it. It opens nothing
 * without the password beside it.
 */
export function makeKodeMasuk(): { kode: string; token_hash: Buffer } {
  const huruf = Array.from({ length: 8 }, () => HURUF_KODE[randomInt(HURUF_KODE.length)]).join('');
  const kode = `${huruf.slice(0, 4)}-${huruf.slice(4)}`;
  return { kode, token_hash: hashToken(kode) };
}

/** A code as it was made, from what a person typed: small letters, blanks or a missing dash do no harm. */
export function readKodeMasuk(text: string): string {
  const huruf = text.replace(/[\s-]/g, '').toUpperCase();
  return `${huruf.slice(0, 4)}-${huruf.slice(4)}`;
}
