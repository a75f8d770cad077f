import { inScope } from '../../db/scope/in-scope.ts';
import type { Db } from '../../db/open/open-db.ts';
import type { Scope } from '../../db/scope/scope.ts';
import type { BaseCtx } from '../../ctx/ctx.ts';

/** Runs a write and takes all of it back: what it answers is what it would do. Nothing is logged, no effect follows. */
export async function dryRun(
  db: Db,
  scope: Scope,
  run: (tools: Pick<BaseCtx, 'db' | 'afterCommit' | 'logChange'>) => Promise<unknown>,
): Promise<unknown> {
  const answered = new Answered();
  try {
    return await inScope(db, scope, async (trx) => {
      answered.output = await run({ db: trx, afterCommit: () => undefined, logChange: () => undefined });
      throw answered;
    });
  } catch (error) {
    if (error === answered) return answered.output;
    throw error;
  }
}

/** Thrown to roll back with the answer in hand. */
class Answered extends Error {
  output: unknown;
}
