import { inScope } from '../db/in-scope.ts';
import { batched } from '../db/batched.ts';
import type { Writing } from '../db/insert-rows.ts';
import type { Db } from '../db/open-db.ts';
import { writeAll } from '../db/write-all.ts';
import { insertLogAktivitas } from './activity-log.queries.ts';
import type { Change, OrganisasiCtx } from './ctx.ts';
import type { AnswerText } from './answer-text.ts';
import { isKeyTaken, recallAll } from './idempotency.ts';
import { insertAnswered, type Key } from './idempotency.queries.ts';
import type { Request } from './request-transaction.ts';
import { Refusal } from './refusal.ts';

/** A call inside an organisation that has no transaction of its own. */
export type TogetherCtx = Omit<OrganisasiCtx, 'db' | 'logChange' | 'afterCommit'> & {
  request: Request & { key: Key };
  checkAnswer: (output: unknown) => unknown;
};

/** Why an item was not judged: somebody else has its lock; what was loaded of it is no longer all there is. */
export type Belum = 'terkunci' | 'usang';

export type Judged<Rows, Output> = { rows: Rows; output: Output; change: Change };

/** A change that many ask for in the same moment, in steps that each know all of those that came together. */
export type TogetherVerb<In, Item, Fakta, Rows, Output> = {
  /** What can be had before the transaction, once; may refuse. */
  prepare: (ctx: TogetherCtx, input: In) => Promise<Item>;
  /** Once more what of it was found 'usang'. */
  renew: (ctx: TogetherCtx, item: Item) => Promise<Item>;
  /** Items of one key never go together. */
  keyOf: (item: Item) => string;
  /** Locks what is changed and reads what it is judged by; waits for a lock only where it is told to. */
  gather: (trx: Db, items: readonly Item[], wait: boolean) => Promise<readonly (Fakta | Belum)[]>;
  /** Refuses by throwing; the others go on. */
  judge: (item: Item, fakta: Fakta) => Judged<Rows, Output>;
  write: (rows: readonly Rows[]) => readonly Writing[];
};

type Outcome = { answer: AnswerText } | { refusal: unknown } | Belum;

/** So often a call is tried whose facts change while it is under way. */
const PERCOBAAN = 5;

/**
 * The handler of such a change. Those that come together share one transaction, each let into its own organisation
 * before and bound to those organisations by the database; to each it is as if it were alone: its change, its line in
 * the activity log and its answer under its idempotency key are there together or not at all, and its refusal is its own.
 */
export function together<In, Item, Fakta, Rows, Output>(verb: TogetherVerb<In, Item, Fakta, Rows, Output>) {
  type Entry = { ctx: TogetherCtx; item: Item };

  const run = (db: Db, entries: readonly Entry[], wait: boolean, written?: () => void): Promise<Outcome[]> =>
    inScope(db, { lingkup: 'bersama', organisasi_ids: idsOf(entries) }, async (trx, awaitAtEnd) => {
      const requests = entries.map(({ ctx }) => ctx.request);
      const [before, facts] = await Promise.all([
        recallAll(trx, requests),
        verb.gather(
          trx,
          entries.map(({ item }) => item),
          wait,
        ),
      ]);
      const rows: Rows[] = [];
      const ended: (Request & { key: Key; change: Change; answer: AnswerText })[] = [];
      const outcomes = entries.map(({ ctx, item }, index): Outcome => {
        try {
          const answered = before[index]?.();
          if (answered) return { answer: answered };
          const fakta = facts[index] as Fakta | Belum;
          if (isBelum(fakta)) return fakta;
          const judged = verb.judge(item, fakta);
          ctx.checkAnswer(judged.output);
          // Before anything of it stands among what is written: an answer that cannot be written leaves no trace.
          const answer = ctx.request.key.write(judged.output);
          rows.push(judged.rows);
          ended.push({ ...ctx.request, change: judged.change, answer });
          return { answer };
        } catch (refusal) {
          return { refusal };
        }
      });
      const writing = writeAll(trx, [...verb.write(rows), insertLogAktivitas(ended), insertAnswered(ended)]);
      writing.then(written, () => undefined); // a failure is thrown by the transaction
      awaitAtEnd(writing);
      return outcomes;
    });

  const join = batched<Entry, Outcome>((db, entries, freed) => run(db, entries, false, freed), {
    keyOf: ({ item }) => verb.keyOf(item),
  });

  /** Behind whoever has the lock, and behind another copy of the same request. */
  const runAlone = async (db: Db, entry: Entry): Promise<Outcome> => {
    const attempt = async () => (await run(db, [entry], true))[0] ?? 'usang';
    try {
      return await attempt();
    } catch (error) {
      if (!isKeyTaken(error)) throw error;
      return attempt();
    }
  };

  return async (ctx: TogetherCtx, input: In): Promise<AnswerText> => {
    const { db } = ctx.deps;
    let entry: Entry = { ctx, item: await verb.prepare(ctx, input) };
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

const isBelum = (fakta: unknown): fakta is Belum => fakta === 'terkunci' || fakta === 'usang';

function idsOf(entries: readonly { ctx: TogetherCtx }[]): number[] {
  return [...new Set(entries.map(({ ctx }) => ctx.organisasi.organisasi_id))];
}
