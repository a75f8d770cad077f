import type { OrganisasiCtx } from '../http/ctx.ts';
import { keyOfPemilik, type Pemilik } from './lot-saldo.queries.ts';
import { sumSisaLot } from './sisa-lot.queries.ts';

/** What is left today of these members' balances: of a request's category, null where it draws on none. */
export async function sumSisa(
  ctx: OrganisasiCtx,
  user_ids: readonly number[],
): Promise<(ajuan: Pemilik & { is_saldo: boolean }) => number | null> {
  const sisa = await sumSisaLot(ctx, user_ids, ctx.today);
  return (ajuan) => (ajuan.is_saldo ? (sisa.get(keyOfPemilik(ajuan)) ?? 0) : null);
}
