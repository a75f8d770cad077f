import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';
import { typeParsers } from './type-parsers.ts';

export type Db = Kysely<Tables>;

export type OpenDbOptions = { connections?: number; statementTimeoutMs?: number; onLost?: (error: Error) => void };

/**
 * The pool that the server works with. Its connections are bound by row level security and see no tenant's
 * row until `inScope` says whose. A lost idle connection is reported and replaced, never thrown.
 */
export function openDb(databaseUrl: string, options: OpenDbOptions = {}): Db {
  const { connections = 20, statementTimeoutMs = 30_000, onLost } = options;
  const pool = new pg.Pool({
    // An `options` in the address would take the place of ours, and of the role that binds us.
    connectionString: databaseUrl.replace(/([?&])options=[^&]*&?/, '$1'),
    max: connections,
    pipeline: true,
    application_name: 'hadir',
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 10_000,
    options: '-c role=hadir_app -c timezone=UTC',
    types: typeParsers,
  });
  pool.on('error', (error) => onLost?.(error));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
