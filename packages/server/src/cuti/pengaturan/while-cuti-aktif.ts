import { judgeSaklarCuti } from '@hadir/rules/pengaturan/saklar-cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findSaklarCuti } from '../../pengaturan/saklar-cuti.queries.ts';

type Handle = (ctx: OrganisasiCtx, input: never, known: never) => Promise<unknown>;
type Handlers = Record<string, Handle | { run: Handle }>;

/** Handlers that answer only where the organisation has leave (aturan/cuti#saklar). */
export function whileCutiAktif<H extends Handlers>(handlers: H): H {
  const guarded = Object.entries(handlers).map(([name, handler]) => [
    name,
    typeof handler === 'function' ? guard(handler) : { ...handler, run: guard(handler.run) },
  ]);
  // The same names with the same handlers inside; fromEntries cannot see that.
  return Object.fromEntries(guarded) as H;
}

function guard(handle: Handle): Handle {
  return async (ctx, input, known) => {
    const tolak = judgeSaklarCuti(await findSaklarCuti(ctx));
    if (tolak) throw new Refusal(tolak);
    return handle(ctx, input, known);
  };
}
