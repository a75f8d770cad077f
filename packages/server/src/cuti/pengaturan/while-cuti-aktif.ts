import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findSaklarCuti } from '../../pengaturan/saklar-cuti.queries.ts';

type Handle = (ctx: OrganisasiCtx, input: never, known: never) => Promise<unknown>;
type Handlers = Record<string, Handle | { run: Handle }>;

/** Handlers that answer only where leave is switched on and Ketidakhadiran is not hidden (aturan/akses#fitur-cuti). */
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
    const saklar = await findSaklarCuti(ctx);
    if (saklar.is_disable_ketidakhadiran) throw new Refusal('cuti.hidden');
    if (!saklar.is_aktif) throw new Refusal('cuti.disabled');
    return handle(ctx, input, known);
  };
}
