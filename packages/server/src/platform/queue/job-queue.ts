import type { Db } from '../db/open/open-db.ts';
import type { JobOwner } from './job-owner.ts';

/** What a `Job` is to whoever asks for it: its name, and what it takes. */
type AskedJob<Masukan> = {
  jenis: string;
  retryLimit: number;
  isAwaited: boolean;
  run: (ctx: never, masukan: Masukan) => Promise<unknown>;
};

export type JobQueue = {
  /**
   * Asks for the work in the given transaction: it is done after the commit, or never asked for. Answers its
   * pekerjaan_id; with a key, that of the one which waits, runs or ends at this moment under the same key of the same owner, if there is one.
   */
  enqueue: <Masukan>(
    trx: Db,
    job: AskedJob<Masukan>,
    masukan: Masukan,
    owner: JobOwner,
    kunci?: string,
  ) => Promise<string>;
  /** Asks again, in the given transaction, for what was laid aside of those in its scope who are open again. */
  resume: (trx: Db) => Promise<void>;
  /** Lets the work under way come to its end; nothing new is begun. */
  stop: () => Promise<void>;
};
