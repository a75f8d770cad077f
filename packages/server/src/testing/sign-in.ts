import { hashPassword } from '../auth/sandi/hash-password.ts';
import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import type { TestServer } from './start-test-server.ts';

export const SANDI = 'rahasia1';
type Jar = Record<string, string>;
type Cookie = { headers: { cookie: string } };

/** Accounts with a password, and browsers that come in by it. */
export async function signingIn({ given, stranger }: Pick<TestServer, 'given' | 'stranger'>) {
  const password_hash = await hashPassword(SANDI);
  const cobaMasuk = async (jar: Jar, username: string | null, options: InjectOptions = {}, password = SANDI) => {
    const cookie = Object.entries(jar)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const answer = await stranger.call('POST', '/login', {
      ...options,
      headers: { ...options.headers, ...(cookie ? { cookie } : {}) },
      payload: { username, password, ...(options.payload as object | undefined) },
    });
    for (const one of cookiesOf(answer.headers))
      Object.assign(jar, { [one.split('=')[0] ?? '']: one.slice(one.indexOf('=') + 1) });
    return answer;
  };
  return {
    /** Tries to sign in in a browser, whose cookies `jar` keeps. */
    cobaMasuk,
    /** Signs in there, and answers what its next calls carry. */
    masukDi: async (...args: Parameters<typeof cobaMasuk>): Promise<Cookie> => {
      const answer = await cobaMasuk(...args);
      expect(answer.status).toBe(200);
      return { headers: { cookie: cookiesOf(answer.headers).join('; ') } };
    },
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
      headers: { cookie: cookiesOf(headers).join('; ') },
    }),
    me: (cookie: Cookie) => stranger.call('GET', '/me', cookie),
  };
}

const cookiesOf = (headers: Record<string, string>) =>
  [headers['set-cookie'] ?? []].flat().map((one) => one.split(';')[0] ?? '');
