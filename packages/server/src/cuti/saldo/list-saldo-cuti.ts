import type { saldoCuti } from '@hadir/contract/cuti/saldo/saldo-cuti.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { pemilikTerlihat } from '@hadir/rules/akses/terlihat.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { keyOfPemilik, loadLots } from './lot-saldo.queries.ts';
import { listPemilik } from './saldo-cuti.queries.ts';
import { toSaldo } from './to-saldo.ts';

type Call = typeof saldoCuti.listSaldoCuti;

/** Balances on a date, today unless said; a plain user who was given the name sees his own. */
export async function listSaldoCuti(ctx: OrganisasiCtx, filter: Input<Call>): Promise<Output<Call>> {
  const { tanggal = ctx.today } = filter;
  const page = await listPemilik(ctx, { ...filter, user_id: pemilikTerlihat(ctx.actor, filter.user_id) });
  const user_ids = [...new Set(page.data.map(({ user_id }) => user_id))];
  const lots = await loadLots(ctx, { user_ids });
  const at = { today: ctx.today, tanggal };
  return { ...page, data: page.data.map((one) => toSaldo(one, lots.get(keyOfPemilik(one)) ?? [], at)) };
}
