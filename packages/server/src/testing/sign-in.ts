import { hashPassword } from '../auth/hash-password.ts';
import type { TestServer } from './start-test-server.ts';

export const SANDI = 'rahasia1';
type Cookie = { headers: { cookie: string } };

/** Accounts with a password, and browsers that come in by it. */
export async function signingIn({ given, stranger }: Pick<TestServer, 'given' | 'stranger'>) {
  const password_hash = await hashPassword(SANDI);
  return {
    password_hash,
    /** Somebody of a tenant of his own. */
    orang: async (fields = {}) => {
      const { tenant_id } = await given.tenant();
      return given.akun({ tenant_id, password_hash, ...fields });
    },
    login: (username: string | null, password = SANDI) =>
      stranger.post('/login', { grant_type: 'password', client_id: 2, username, password, service: 'web' }),
    /** The browser that keeps the cookie of an answer. */
    cookieOf: ({ headers }: { headers: Record<string, string> }): Cookie => ({
      headers: { cookie: String(headers['set-cookie']).split(';')[0] ?? '' },
    }),
    me: (cookie: Cookie) => stranger.call('GET', '/me', cookie),
  };
}
