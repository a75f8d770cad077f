import type { Grup } from '@hadir/contract/grup/grup.contract.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { getGrup } from './get-grup.ts';
import { insertGrup } from './grup.queries.ts';
import { requireKepala } from './require-kepala.ts';

type Input = { nama: string; kepala_user_id?: number | null | undefined };

export async function addGrup(ctx: OrganisasiCtx, { nama, kepala_user_id = null }: Input): Promise<Grup> {
  await requireKepala(ctx, kepala_user_id);
  const group_id = await insertGrup(ctx, { nama, kepala_user_id });
  const grup = await getGrup(ctx, { group_id });
  ctx.logChange({ sesudah: grup });
  return grup;
}
