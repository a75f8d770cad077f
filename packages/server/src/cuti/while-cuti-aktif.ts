import type { OrganisasiCtx } from '../http/ctx.ts';
import { Refusal } from '../http/refusal.ts';
import { findSaklarCuti } from '../pengaturan/saklar-cuti.queries.ts';

type Handlers = Record<string, (ctx: OrganisasiCtx, input: never) => Promise<unknown>>;

/** Handlers that answer only where leave is switched on and Ketidakhadiran is not hidden (product document §6). */
export function whileCutiAktif<H extends Handlers>(handlers: H): H {
  const guarded = Object.entries(handlers).map(([name, handle]) => [
    name,
    async (ctx: OrganisasiCtx, input: never) => {
      const saklar = await findSaklarCuti(ctx);
      if (saklar.is_disable_ketidakhadiran) throw new Refusal('cuti.hidden');
      if (!saklar.is_aktif) throw new Refusal('cuti.disabled');
      return handle(ctx, input);
    },
  ]);
  // The same names with the same handlers inside; fromEntries cannot see that.
  return Object.fromEntries(guarded) as H;
}
