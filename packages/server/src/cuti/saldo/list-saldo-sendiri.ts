import type { Saldo } from '@hadir/contract/cuti/saldo/saldo-cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { keyOfPemilik, loadLots } from './lot-saldo.queries.ts';
import { listPemilik } from './saldo-cuti.queries.ts';
import { toSaldo } from './to-saldo.ts';

/** The caller's own balances; none for those who are no members. */
export async function listSaldoSendiri(
  ctx: OrganisasiCtx,
  { tanggal = ctx.today }: { tanggal?: string | undefined },
): Promise<Saldo[]> {
  const { user_id } = ctx.actor;
  const { data } = await listPemilik(ctx, { page: 1, count: 500, user_id });
  const lots = await loadLots(ctx, { user_ids: [user_id] });
  return data.map((one) => toSaldo(one, lots.get(keyOfPemilik(one)) ?? [], { today: ctx.today, tanggal }));
}
