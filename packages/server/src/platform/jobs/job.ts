import type { Transaction } from 'kysely';
import type { Db } from '../db/open/open-db.ts';
import type { Scope } from '../db/scope/scope.ts';
import type { Tables } from '../db/open/tables.ts';
import type { Deps } from '../ctx/deps.ts';
import type { JobOwner } from '../queue/job-owner.ts';

/** What work in the background can reach. `now` is when this attempt began. */
export type JobCtx = JobOwner & {
  deps: Deps;
  scope: Scope;
  now: Date;
  /** Tells people how far it is; may be called often, is written now and then. */
  progress: (selesai: number, total: number) => void;
  /** What an earlier attempt said last in `reach`, or null. */
  tercapai: unknown;
  /** Keeps, in the transaction that commits it, how far the work has come, for an attempt after this one. */
  reach: (trx: Db, tercapai: unknown) => Promise<unknown>;
};

/** Runs in the transaction that also ends the job, and answers its `hasil`. */
type LastStep = (trx: Transaction<Tables>) => Promise<unknown>;

/**
 * Work in the background, by its name. `run` is tried again after a failure or a crash, so what it changes it
 * changes in the step that it answers: that one is committed together with the job's end, once.
 */
export type Job<Masukan> = {
  jenis: string;
  /** Attempts after the first. */
  retryLimit: number;
  /** Whether a person waits for it; what nobody waits for lets the others pass, ten minutes at most. */
  isAwaited: boolean;
  run: (ctx: JobCtx, masukan: Masukan) => Promise<LastStep>;
};
