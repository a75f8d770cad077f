import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { sessionOptions } from '../platform/db/open/session-options.ts';
import type { Tables } from '../platform/db/open/tables.ts';
import { typeParsers } from '../platform/db/open/type-parsers.ts';

/** The database as its owner has it: sees and changes everything, past row level security. */
export function openOwner(url: string): Kysely<Tables> {
  const pool = new Pool({ ...sessionOptions(url), max: 4, types: typeParsers });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
