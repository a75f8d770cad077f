import { inScope } from '../../db/scope/in-scope.ts';
import type { Db } from '../../db/open/open-db.ts';
import { writeAll } from '../../db/together/write-all.ts';
import { insertLogAktivitas } from '../pipeline/activity-log.queries.ts';
import { recallAll } from '../pipeline/idempotency.ts';
import { insertAnswered } from '../pipeline/idempotency.queries.ts';
import { judgeTogether, type Entry, type Outcome } from './judge-together.ts';
import type { TogetherVerb } from '../pipeline/together-verb.ts';

/**
 * Runs such a change for all entries in one transaction, bound to their organisations by the database; waits for locks
 * only where `wait` says so. `written` is called once every row is written, while the commit is still waited for.
 */
export function runTogether<In, Item, Fakta, Rows, Output>(
  verb: TogetherVerb<In, Item, Fakta, Rows, Output>,
  db: Db,
  entries: readonly Entry<Item>[],
  wait: boolean,
  written?: () => void,
): Promise<Outcome[]> {
  const organisasi_ids = [...new Set(entries.map(({ ctx }) => ctx.organisasi.organisasi_id))];
  return inScope(db, { lingkup: 'bersama', organisasi_ids }, async (trx, awaitAtEnd) => {
    const requests = entries.map(({ ctx }) => ctx.request);
    const items = entries.map(({ item }) => item);
    const [before, terkumpul] = await Promise.all([recallAll(trx, requests), verb.gather(trx, items, wait)]);
    const { outcomes, rows, ended } = judgeTogether(verb, entries, before, terkumpul);
    const writing = writeAll(trx, [...verb.write(rows), insertLogAktivitas(ended), insertAnswered(ended)]);
    writing.then(written, () => undefined); // a failure is thrown by the transaction
    awaitAtEnd(writing);
    return outcomes;
  });
}
