import type { OrganisasiCtx, TenantCtx } from '../../platform/ctx/ctx.ts';
import { enterOrganisasi } from '../../platform/http/access/enter-organisasi.ts';
import { foundOnlyIf } from '../../platform/kit/found.ts';

/** One of the tenant's organisations, for which its admin acts; 404 where it is another's. */
export async function enterMilikTenant(ctx: TenantCtx, organisasi_id: number): Promise<OrganisasiCtx> {
  const rules = { method: 'POST', who: 'tenant-admin', access: 'mutasi.index', locked: 'no' } as const;
  const inside = await enterOrganisasi(ctx, organisasi_id, rules);
  foundOnlyIf(inside.tenant_id === ctx.tenant_id);
  return inside;
}
