import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../platform/db/open/open-db.ts';
import type { Deps } from '../platform/ctx/deps.ts';
import type { Surat } from '../platform/mail/surat.ts';

/** Where the mails of a test's server end up, in the order in which they were sent. */
export function kotakSurat(all: Db) {
  const surat: Surat[] = [];
  const transaksi = new WeakMap<Surat, string>();
  const mail: Deps['mail'] = {
    isServer: true,
    send: async (db, one) => {
      const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(db);
      transaksi.set(one, rows[0]?.xid ?? '');
      surat.push(one);
    },
  };
  const isBerlaku = async (one: Surat) => {
    const { rows } = await sql<{ status: string }>`
      select pg_xact_status(${transaksi.get(one)}::xid8) as status`.execute(all);
    return rows[0]?.status === 'committed';
  };
  /**
   * The first mail after the first `sejak` that is like this, as soon as what it tells of holds: a job mails within
   * its transaction, so a code stands in this box a moment before it opens anything.
   */
  const suratTiba = async (isItu: (one: Surat) => boolean, sejak = 0): Promise<Surat> => {
    const find = () => surat.slice(sejak).find(isItu);
    await expect.poll(find, { timeout: 15_000 }).toBeDefined();
    const one = find() as Surat;
    await expect.poll(() => isBerlaku(one), { timeout: 15_000 }).toBe(true);
    return one;
  };
  return { surat, mail, suratTiba };
}
