import { sinkronAnggota, type Sinkronisasi } from '@hadir/contract/anggota/sinkron/sinkron-anggota.contract.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { enterAs } from '../../platform/http/access/enter-as.ts';
import { found, foundOnlyIf } from '../../platform/kit/found.ts';
import { findSinkronByToken } from './sinkronisasi.queries.ts';
import { toSinkronisasi } from './to-sinkronisasi.ts';

/** How a run stands; to whoever may not begin one in its organisation there is none. */
export async function getStatusSinkron(ctx: UserCtx, { token }: { token: string }): Promise<Sinkronisasi> {
  const run = found(await findSinkronByToken(ctx.db, token));
  const { organisasi_id } = run;
  const inside = await enterAs(
    ctx.db,
    { user_id: ctx.actor.user_id, organisasi_id },
    sinkronAnggota.syncAnggota,
    ctx.now,
  );
  foundOnlyIf(!('refusal' in inside));
  return toSinkronisasi({ ...ctx, today: inside.today }, run);
}
