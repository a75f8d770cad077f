import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../db/open-db.ts';
import { Refusal } from './refusal.ts';

/** Tries within a time, per key; the counters are in the database, so that all server processes share them. */
const RULES = {
  /** One account from one address. */
  login_akun: { points: 8, duration: 300 },
  /** One address, over all accounts: a school may share one, so it is wide. */
  login_alamat: { points: 300, duration: 300 },
  reset: { points: 5, duration: 3600 },
  /** One address, over all accounts: whoever asks for links to many people's letter boxes. */
  reset_alamat: { points: 100, duration: 3600 },
  tautan: { points: 60, duration: 300 },
} as const;

type LimitName = keyof typeof RULES;
export type RateLimits = {
  take: (name: LimitName, key: string) => Promise<void>;
  forget: (name: LimitName, key: string) => Promise<void>;
};

export function createRateLimits(db: Db): RateLimits {
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) => db.executeQuery(CompiledQuery.raw(text, values)),
  };
  const limiters = Object.fromEntries(
    Object.entries(RULES).map(([name, rule]) => [
      name,
      new RateLimiterPostgres({
        ...rule,
        storeClient,
        storeType: 'pool',
        keyPrefix: name,
        tableName: 'batas_laju',
        tableCreated: true,
      }),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>;

  return {
    /** Counts one try; refused with the time to wait when they are used up. */
    async take(name, key) {
      try {
        await limiters[name].consume(key.toLowerCase().slice(0, 200));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new Refusal('system.rate_limited', { detik: Math.ceil(error.msBeforeNext / 1000) });
      }
    },
    async forget(name, key) {
      await limiters[name].delete(key.toLowerCase().slice(0, 200));
    },
  };
}
