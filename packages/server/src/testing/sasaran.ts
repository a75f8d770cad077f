import { SEHARI_MS } from '@hadir/rules/waktu/sehari.ts';
import type { Kysely } from 'kysely';
import { makeSecretToken } from '../platform/kit/secret-token.ts';
import type { Tables } from '../platform/db/open/tables.ts';
import { sessionCookieName } from '../platform/http/access/session-cookie.ts';
import { builders } from './given.ts';

/** A running server that is attacked over HTTP, with its database as the owner sees it, to set up and to look behind. */
export type Sasaran = ReturnType<typeof sasaranOf>;

const YEAR_MS = 365 * SEHARI_MS;

export function sasaranOf(url: string, all: Kysely<Tables>, now: Date) {
  return {
    url,
    all,
    now,
    given: builders(all),
    /** The cookie of a session of this person, without going through the password. */
    cookieOf: async ({ user_id, tenant_id = null }: { user_id: number; tenant_id?: number | null }) => {
      const { token, token_hash } = makeSecretToken();
      const kedaluwarsa_pada = new Date(now.getTime() + YEAR_MS);
      await all.insertInto('sesi').values({ token_hash, user_id, tenant_id, kedaluwarsa_pada }).execute();
      return `${sessionCookieName(url)}=${token}`;
    },
  };
}
