import type { kuesioner } from '@hadir/contract/kuesioner/daftar/kuesioner.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { pemilikTerlihat } from '@hadir/rules/akses/terlihat.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { getKuesioner } from './get-kuesioner.ts';
import { countResponden, listRespondenRows } from './responden.queries.ts';

type Call = typeof kuesioner.listResponden;

/** Who was asked, and who has answered on which day; to a plain member himself alone. */
export async function listResponden(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { kuesioner_id } = await getKuesioner(ctx, input);
  const user_id = pemilikTerlihat(ctx.actor);
  const [page, jumlah] = await Promise.all([
    listRespondenRows(ctx, kuesioner_id, { ...input, user_id }),
    countResponden(ctx, kuesioner_id, user_id),
  ]);
  return { ...page, ...jumlah };
}
