import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import { updateNorma } from './norma.queries.ts';

export async function changeNormaTenant(ctx: TenantCtx, norma: { norma_menit: number; norma_menit_ramadan: number }) {
  const { norma_menit, norma_menit_ramadan } = norma;
  await updateNorma(ctx, { norma_menit, norma_menit_ramadan });
  ctx.logChange({ sesudah: { norma_menit, norma_menit_ramadan } });
  return { norma_menit, norma_menit_ramadan };
}
