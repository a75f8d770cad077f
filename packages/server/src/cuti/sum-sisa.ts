import { isLotBerlaku } from '@hadir/rules/cuti/saldo-cuti.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { keyOfPemilik, type Pemilik } from './lot-saldo.queries.ts';
import { sumSisaLot } from './sisa-lot.queries.ts';

/** What is left today of these members' balances: of a request's category, null where it draws on none. */
export async function sumSisa(
  ctx: OrganisasiCtx,
  user_ids: readonly number[],
): Promise<(ajuan: Pemilik & { is_saldo: boolean }) => number | null> {
  const lots = await sumSisaLot(ctx, user_ids, ctx.today);
  return (ajuan) => {
    if (!ajuan.is_saldo) return null;
    const usable = (lots.get(keyOfPemilik(ajuan)) ?? []).filter((lot) => isLotBerlaku(lot, ctx.today));
    return usable.reduce((sum, { sisa }) => sum + sisa, 0);
  };
}
