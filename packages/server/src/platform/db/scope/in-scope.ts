import { CompiledQuery, PostgresDialect, Transaction, type DatabaseConnection } from 'kysely';
import type { Db } from '../open/open-db.ts';
import type { Scope } from './scope.ts';
import type { Tables } from '../open/tables.ts';

export type InScopeOptions = { readOnly?: boolean };

/** Hands over a statement that nothing waits for but the end of the transaction. */
export type AwaitAtEnd = (statement: Promise<unknown>) => void;

/**
 * Runs `run` in one transaction that sees and writes only the rows of `scope`, enforced by the database.
 * Commits when it answers, rolls back when it throws, retries nothing. With `readOnly` writing is refused.
 * A statement given to `awaitAtEnd` leaves in one packet with the commit; if it fails, nothing is committed.
 */
export async function inScope<T>(
  db: Db,
  scope: Scope,
  run: (trx: Transaction<Tables>, awaitAtEnd: AwaitAtEnd) => Promise<T>,
  { readOnly = false }: InScopeOptions = {},
): Promise<T> {
  const executor = db.getExecutor();
  return executor.provideConnection(async (connection) => {
    // Not awaited: it leaves in one flush with the first query. Should it fail, that query finds no scope and no rows.
    const begun = execute(connection, prologue(scope, readOnly));
    begun.catch(() => undefined); // awaited below, when the query that came with it has failed too
    let hasEnded = false;
    const bound = executor.withConnectionProvider({
      // Beside work that failed other work may still run: the connection is another request's, of another scope, by then.
      provideConnection: (consumer) =>
        hasEnded ? Promise.reject(new Error('Its transaction has ended')) : consumer(connection),
    });
    try {
      const last: Promise<unknown>[] = [];
      const awaitAtEnd: AwaitAtEnd = (statement) => {
        statement.catch(() => undefined); // awaited below
        last.push(statement);
      };
      const result = await run(new Transaction<Tables>({ ...UNUSED, executor: bound }), awaitAtEnd);
      await begun;
      hasEnded = true;
      const committed = commit(connection);
      // Reading has nothing to lose; the connection's next user simply stands in line behind this commit. Elsewhere the
      // commit is awaited last: a statement that failed says why, the commit that was refused for it does not.
      committed.catch(() => undefined);
      await Promise.all(last);
      if (!readOnly) await committed;
      return result;
    } catch (error) {
      hasEnded = true;
      await execute(connection, 'rollback');
      throw error;
    }
  });
}

/** What a Transaction is made of beside its executor, which alone it works with. */
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('inScope brings its own connection')) });
const UNUSED = { config: { dialect }, dialect, driver: dialect.createDriver() };

function execute(connection: DatabaseConnection, sql: string) {
  return connection.executeQuery<{ command?: string }>(CompiledQuery.raw(sql));
}

async function commit(connection: DatabaseConnection) {
  const { rows } = await execute(connection, 'commit');
  // After a failed statement that the caller swallowed, PostgreSQL answers a commit by rolling back.
  if (rows[0]?.command === 'ROLLBACK')
    throw new Error('The transaction was rolled back: one of its statements had failed');
}

function prologue(scope: Scope, readOnly: boolean): string {
  return [
    readOnly ? 'begin read only' : 'begin',
    `set local role hadir_${scope.lingkup}`,
    ...('tenant_id' in scope ? [`set local hadir.tenant_id = ${checked(scope.tenant_id)}`] : []),
    ...('organisasi_id' in scope ? [`set local hadir.organisasi_id = ${checked(scope.organisasi_id)}`] : []),
    ...('organisasi_ids' in scope
      ? [`set local hadir.organisasi_ids = '{${scope.organisasi_ids.map(checked).join(',')}}'`]
      : []),
  ].join('; ');
}

/** The ids stand in the statement itself, so nothing but a whole number may pass. */
function checked(id: number): number {
  if (!Number.isSafeInteger(id) || id < 0) throw new TypeError(`Not an id: ${id}`);
  return id;
}
