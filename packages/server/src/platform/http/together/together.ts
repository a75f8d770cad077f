import { batched } from '../../db/together/batched.ts';
import type { Db } from '../../db/open/open-db.ts';
import type { AnswerText } from '../answer/answer-text.ts';
import { isKeyTaken } from '../pipeline/idempotency.ts';
import type { Entry, Outcome } from './judge-together.ts';
import { Refusal } from '../../kit/refusal.ts';
import { runTogether } from './run-together.ts';
import type { TogetherCtx, TogetherVerb } from '../pipeline/together-verb.ts';

/** So often a call is tried whose facts change while it is under way. */
const PERCOBAAN = 5;

/**
 * The handler of such a change. Those that come together share one transaction, each let into its own organisation
 * before and bound to those organisations by the database; to each it is as if it were alone: its change, its line in
 * the activity log and its answer under its idempotency key are there together or not at all, and its refusal is its own.
 */
export function together<In, Item, Fakta, Rows, Output>(verb: TogetherVerb<In, Item, Fakta, Rows, Output>) {
  const join = batched<Entry<Item>, Outcome>((db, entries, freed) => runTogether(verb, db, entries, false, freed), {
    keyOf: ({ item }) => verb.keyOf(item),
  });

  /** Behind whoever has the lock, and behind another copy of the same request. */
  const runAlone = async (db: Db, entry: Entry<Item>): Promise<Outcome> => {
    const attempt = async () => (await runTogether(verb, db, [entry], true))[0] ?? 'usang';
    try {
      return await attempt();
    } catch (error) {
      if (!isKeyTaken(error)) throw error;
      return attempt();
    }
  };

  return async (ctx: TogetherCtx, input: In): Promise<AnswerText> => {
    const { db } = ctx.deps;
    let entry: Entry<Item> = { ctx, item: await verb.prepare(ctx, input) };
    for (let tried = 1; tried <= PERCOBAAN; tried += 1) {
      let outcome = await join(db, entry).catch((error: unknown) => {
        if (isKeyTaken(error)) return 'terkunci' as const;
        throw error;
      });
      if (outcome === 'terkunci') outcome = await runAlone(db, entry);
      if (typeof outcome === 'object') {
        if ('refusal' in outcome) throw outcome.refusal;
        return outcome.answer;
      }
      entry = { ctx, item: await verb.renew(ctx, entry.item) };
    }
    throw new Refusal('system.busy');
  };
}
