import type { Actor } from '../../ctx/ctx.ts';

/** What a verb reaches before its transaction: the database only by `read`, each time shortly and in the call's scope. */
export type BeforeCtx<Ctx> = Omit<Ctx, 'db' | 'afterCommit' | 'logChange'> & {
  read: <T>(ask: (ctx: Ctx) => Promise<T>) => Promise<T>;
  /** Tells whose account a call without a session is about, so that its refusal is logged with the name. */
  identify: (caller: Pick<Actor, 'user_id' | 'nama' | 'tenant_id'>) => void;
};

/**
 * A verb that takes long over something that needs no database (a hash). `prepare` does it before the transaction and
 * holds no connection meanwhile; `run` is the transaction, and makes sure that what was read before still holds.
 */
export type PreparedVerb<Ctx, In, Known, Out> = {
  prepare: (ctx: BeforeCtx<Ctx>, input: In) => Promise<Known>;
  run: (ctx: Ctx, input: In, known: Known) => Promise<Out>;
};

/** One of them, whatever it is that its halves hand over. */
export type SomePreparedVerb<Ctx, In, Out> = Pick<PreparedVerb<Ctx, In, unknown, Out>, 'prepare'> &
  Pick<PreparedVerb<Ctx, In, never, Out>, 'run'>;
