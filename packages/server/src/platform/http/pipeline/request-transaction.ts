import type { Endpoint } from '@hadir/contract/kit/endpoint.ts';
import { inScope } from '../../db/scope/in-scope.ts';
import { writeAll } from '../../db/together/write-all.ts';
import type { Db } from '../../db/open/open-db.ts';
import { insertLogAktivitas } from './activity-log.queries.ts';
import type { BaseCtx, Change, Effect } from '../../ctx/ctx.ts';
import type { Passed } from '../access/guard.ts';
import type { Impor } from './impor-of.ts';
import type { Objek } from './objek-of.ts';
import { isKeyTaken, recallAll } from './idempotency.ts';
import { insertAnswered, type Key } from './idempotency.queries.ts';
import { runEffects, type EffectLog } from './run-effects.ts';
import { Refusal } from '../../kit/refusal.ts';

export type Request = {
  endpoint: Endpoint;
  passed: Passed;
  key: Key | null;
  hasil: number;
  origin: BaseCtx['origin'];
  objek: Objek;
  impor?: Impor | null;
};
type Tools = Pick<BaseCtx, 'db' | 'afterCommit' | 'logChange'>;

/**
 * A write is one transaction: the change, its line in the activity log and the answer kept under its
 * idempotency key are there together or not at all. Effects wait for the commit.
 */
export async function inRequestTransaction(
  db: Db,
  request: Request,
  run: (tools: Tools) => Promise<unknown>,
  log: EffectLog,
): Promise<unknown> {
  const { passed, key } = request;
  const effects: Effect[] = [];
  const change: Change = {};

  const attempt = () =>
    inScope(db, passed.scope, async (trx, awaitAtEnd) => {
      const before = (await recallAll(trx, [request]))[0]?.();
      if (before) return before;
      const output = await run({
        db: trx,
        afterCommit: (effect) => void effects.push(effect),
        logChange: (changed) => void Object.assign(change, changed),
      });
      const kept = key && { passed, key, answer: key.write(output) };
      const changes = change.tiap?.length ? change.tiap : [change];
      const lines = changes.map((one) => ({ ...request, change: one }));
      awaitAtEnd(
        writeAll(trx, [
          // What is only tried has changed nothing.
          request.endpoint.unrecorded || request.impor?.isUji ? undefined : insertLogAktivitas(lines),
          kept ? insertAnswered([kept]) : undefined,
        ]),
      );
      return kept ? kept.answer : output;
    });

  let output: unknown;
  try {
    output = await attempt();
  } catch (error) {
    if (!key || !(isKeyTaken(error) || error instanceof Refusal)) throw error;
    // Another copy of this request may have come first and committed, and this one be refused for what that one did: it
    // did nothing, and answers the same.
    effects.length = 0;
    const before = await inScope(db, passed.scope, async (trx) => (await recallAll(trx, [request]))[0]?.(), {
      readOnly: true,
    });
    if (!before) throw error;
    output = before;
  }
  await runEffects(effects, log);
  return output;
}
