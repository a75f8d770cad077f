import type { UserCtx } from '../../../platform/ctx/ctx.ts';
import type { PreparedVerb } from '../../../platform/http/pipeline/prepared-verb.ts';
import { requireSandi } from '../../sandi/require-sandi.ts';

/** A verb that asks for one's password again before it does anything. */
export function withSandi<In, Out>(
  run: (ctx: UserCtx, input: In) => Promise<Out>,
): PreparedVerb<UserCtx, In & { password: string }, null, Out> {
  return {
    prepare: async (ctx, { password }) => {
      await requireSandi(ctx, password);
      return null;
    },
    run,
  };
}
