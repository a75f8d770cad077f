import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { PipelinedClient } from './pipelined-client.ts';
import { sessionOptions } from './session-options.ts';
import type { Tables } from './tables.ts';
import { typeParsers } from './type-parsers.ts';

export type Db = Kysely<Tables>;

export type OpenDbOptions = { connections?: number; statementTimeoutMs?: number; onLost?: (error: Error) => void };

/**
 * The pool that the server works with. Its connections are bound by row level security and see no tenant's
 * row until `inScope` says whose. A lost connection is reported and replaced; only a statement under way on it fails.
 */
export function openDb(databaseUrl: string, options: OpenDbOptions = {}): Db {
  const { connections = 20, statementTimeoutMs = 30_000, onLost } = options;
  const pool = new Pool({
    Client: PipelinedClient,
    ...sessionOptions(databaseUrl, { role: 'hadir_app' }),
    max: connections,
    pipeline: true,
    application_name: 'hadir',
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 10_000,
    types: typeParsers,
  });
  // On each connection, because the pool itself listens only to those that nobody is using.
  pool.on('connect', (client) => client.on('error', (error) => onLost?.(error)));
  pool.on('error', () => undefined);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
