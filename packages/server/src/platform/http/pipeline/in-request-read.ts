import { isRecorded } from '@hadir/contract/kit/endpoint.ts';
import { inScope } from '../../db/scope/in-scope.ts';
import type { BaseCtx, Change, Effect } from '../../ctx/ctx.ts';
import type { Deps } from '../../ctx/deps.ts';
import type { Db } from '../../db/open/open-db.ts';
import type { Passed } from '../access/guard.ts';
import { isReadElsewhere } from './is-read-elsewhere.ts';
import { recordView } from './record-view.queries.ts';
import type { Request } from './request-transaction.ts';
import { runEffects, type EffectLog } from './run-effects.ts';

type Run<T> = (tools: Pick<BaseCtx, 'db' | 'afterCommit' | 'logChange'>) => Promise<T>;

/** A read sees one moment of the database, in its scope, and changes nothing there. */
export async function inRequestRead<T>(
  db: Db,
  passed: Pick<Passed, 'scope'>,
  run: Run<T>,
  log: EffectLog,
  logChange: (change: Change) => void = () => undefined,
): Promise<T> {
  const effects: Effect[] = [];
  const tools: Omit<Parameters<Run<T>>[0], 'db'> = { afterCommit: (effect) => void effects.push(effect), logChange };
  const output = await inScope(db, passed.scope, (trx) => run({ ...tools, db: trx }), { readOnly: true });
  await runEffects(effects, log);
  return output;
}

/** The same, on the replica where the call may; one that takes a file along leaves its line in the log before anything of the file is sent. */
export async function inRecordedRead(
  deps: Deps,
  request: Request,
  run: Run<unknown>,
  log: EffectLog,
): Promise<unknown> {
  const { endpoint, passed } = request;
  const change: Change = {};
  const note = (changed: Change) => void Object.assign(change, changed);
  const read = (db: Db) => inRequestRead(db, passed, run, log, note);
  const onPrimary = () => deps.slots(() => read(deps.db));
  const output = await (isReadElsewhere(endpoint) ? deps.baca(read, onPrimary) : onPrimary());
  if (isRecorded(endpoint)) await deps.slots(() => recordView(deps.db, { ...request, change }));
  return output;
}
