import { mutasiTenant } from '@hadir/contract/mutasi/daftar/mutasi-tenant.contract.ts';
import type { OrganisasiCtx, TenantCtx } from '../../platform/ctx/ctx.ts';
import { enterOrganisasi } from '../../platform/http/access/enter-organisasi.ts';
import { foundOnlyIf } from '../../platform/kit/found.ts';

/** One of the tenant's organisations, in which its admin moves people as he does from above; 404 where it is another's. */
export async function enterMilikTenant(ctx: TenantCtx, organisasi_id: number): Promise<OrganisasiCtx> {
  const inside = await enterOrganisasi(ctx, organisasi_id, mutasiTenant.submitMutasiTenant);
  foundOnlyIf(inside.tenant_id === ctx.tenant_id);
  return inside;
}
