import type { Writing } from '../../db/together/insert-rows.ts';
import type { Db } from '../../db/open/open-db.ts';
import type { Change, OrganisasiCtx } from '../../ctx/ctx.ts';
import type { Key } from './idempotency.queries.ts';
import type { Request } from './request-transaction.ts';

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
