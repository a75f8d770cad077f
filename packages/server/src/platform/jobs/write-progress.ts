import { inScope } from '../db/scope/in-scope.ts';
import type { Db } from '../db/open/open-db.ts';
import type { Scope } from '../db/scope/scope.ts';
import { updateProgress } from '../queue/pekerjaan.queries.ts';

const EVERY_MS = 500;

/** Writes a job's progress beside its transaction, so that it is seen at once, and not more often than people look. */
export function writeProgress(db: Db, scope: Scope, pekerjaan_id: string) {
  let last = 0;
  let writing: Promise<unknown> = Promise.resolve();
  return {
    tell(selesai: number, total: number) {
      if (Date.now() - last < EVERY_MS) return;
      last = Date.now();
      writing = inScope(db, scope, (trx) => updateProgress(trx, pekerjaan_id, selesai, total));
      writing.catch(() => undefined); // told by `end`
    },
    /** Waits for the last one, so that it cannot come after the job's end. */
    async end() {
      await writing;
    },
  };
}
