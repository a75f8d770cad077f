import type { Upload } from '@hadir/contract/kit/endpoint.ts';
import type { Actor } from '../../ctx/ctx.ts';

/** What a verb reaches before its transaction: the database only by `read`, each time shortly and in the call's scope. */
export type BeforeCtx<Ctx> = Omit<Ctx, 'db' | 'afterCommit' | 'logChange'> & {
  read: <T>(ask: (ctx: Ctx) => Promise<T>) => Promise<T>;
  /** Tells whose account a call without a session is about, so that its refusal is logged with the name. */
  identify: (caller: Pick<Actor, 'user_id' | 'nama' | 'tenant_id'>) => void;
};

/** What of an input is no file. */
type FieldsOf<In> = { [Name in keyof In as In[Name] extends Upload | undefined ? never : Name]: In[Name] };

/**
 * A verb that takes long over something that needs no database (a hash). `check` refuses what can be refused before its
 * pictures are read, which takes long itself. `prepare` does it before the transaction and
 * holds no connection meanwhile; `run` is the transaction, and makes sure that what was read before still holds.
 */
export type PreparedVerb<Ctx, In, Known, Out> = {
  check?: (ctx: BeforeCtx<Ctx>, input: FieldsOf<In>) => Promise<unknown>;
  prepare: (ctx: BeforeCtx<Ctx>, input: In) => Promise<Known>;
  run: (ctx: Ctx, input: In, known: Known) => Promise<Out>;
};

/** One of them, whatever it is that its halves hand over. */
export type SomePreparedVerb<Ctx, In, Out> = Pick<PreparedVerb<Ctx, In, unknown, Out>, 'check' | 'prepare'> &
  Pick<PreparedVerb<Ctx, In, never, Out>, 'run'>;
