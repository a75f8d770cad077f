import type { TujuanMutasi } from '@hadir/contract/mutasi/mutasi.ts';
import type * as z from 'zod/mini';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { listTujuan } from './select-mutasi.queries.ts';

const BANYAK = 20;

/** Where a member may be moved to: the tenant's own by name or code, another tenant's by its whole code alone. */
export async function listTujuanMutasi(
  ctx: MilikCtx,
  { q = '' }: { q?: string | undefined },
): Promise<z.output<typeof TujuanMutasi>> {
  const found = await listTujuan(ctx, q, BANYAK);
  return found
    .filter(({ organisasi_id }) => organisasi_id !== ctx.organisasi?.organisasi_id)
    .map(({ tenant_id, ...one }) => ({ ...one, is_antar_tenant: tenant_id !== ctx.tenant_id }));
}
