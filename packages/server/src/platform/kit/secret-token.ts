import { hash, randomBytes } from 'node:crypto';

/** A secret for a cookie or a link, and what is stored of it. */
export function makeSecretToken(): { token: string; token_hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, token_hash: hashToken(token) };
}

export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');
