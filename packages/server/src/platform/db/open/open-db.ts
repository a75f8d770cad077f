import { Kysely } from 'kysely';
import { HadirDialect } from './hadir-dialect.ts';
import { PipelinedClient } from './pipelined-client.ts';
import { sessionOptions } from './session-options.ts';
import type { Tables } from './tables.ts';
import { typeParsers } from './type-parsers.ts';
import type { DatabaseWatch } from './watch-database.ts';
import { WatchedPool } from './watched-pool.ts';

export type Db = Kysely<Tables>;

export type OpenDbOptions = {
  connections?: number;
  statementTimeoutMs?: number;
  onLost?: (error: Error) => void;
  /** A replica, which only reads. */
  isReading?: boolean;
  /** Whoever watches the database; without one its absence is noticed by each statement for itself. */
  watch?: DatabaseWatch;
};

/** The database ends a statement by itself; one whose end does not come this much later has lost its connection. */
const GRACE_MS = 5_000;

/** A new connection plans anew what it is asked often, a tenth of a second of processor: one is kept through a lull. */
const IDLE_MS = 10 * 60_000;

const ALWAYS_THERE: DatabaseWatch = {
  isAway: () => false,
  heard: () => undefined,
  onLost: () => undefined,
  stop: async () => undefined,
};

/**
 * The pool that the server works with. Its connections are bound by row level security and see no tenant's
 * row until `inScope` says whose. A lost connection is reported and replaced; only a statement under way on it fails.
 */
export function openDb(databaseUrl: string, options: OpenDbOptions = {}): Db {
  const { connections = 20, statementTimeoutMs = 30_000, onLost, watch = ALWAYS_THERE, isReading = false } = options;
  const settings = {
    ...sessionOptions(databaseUrl, { role: 'hadir_app' }),
    Client: PipelinedClient,
    isReading,
    max: connections,
    pipeline: true,
    application_name: 'hadir',
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + GRACE_MS,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: IDLE_MS,
    types: typeParsers,
  };
  const pool = new WatchedPool(settings, watch);
  // On each connection, because the pool itself listens only to those that nobody is using.
  pool.on('connect', (client) => client.on('error', (error) => onLost?.(error)));
  pool.on('error', () => undefined);
  return new Kysely<Tables>({ dialect: new HadirDialect({ pool }) });
}
