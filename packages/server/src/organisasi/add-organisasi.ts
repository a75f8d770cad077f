import type { contract } from '@hadir/contract/contract.generated.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { Organisasi } from '@hadir/contract/organisasi/organisasi.contract.ts';
import type { UserCtx } from '../platform/ctx/ctx.ts';
import { found } from '../platform/kit/found.ts';
import { Refusal, refuseField } from '../platform/kit/refusal.ts';
import { findOrganisasi, insertOrganisasi, lockKuotaOrganisasi } from './organisasi.queries.ts';
import { profilFields } from './profil-fields.ts';

/** A new organisation of the caller's tenant, of the general edition and not subscribed; within the tenant's quota of them. */
export async function addOrganisasi(
  ctx: UserCtx,
  input: Input<(typeof contract)['organisasi']['addOrganisasi']>,
): Promise<Organisasi> {
  const tenant_id = ctx.actor.tenant_id ?? input.tenant_id;
  if (tenant_id === undefined) throw refuseField('tenant_id', 'Wajib diisi');
  await ctx.deps.limits.take('coba_nama', String(ctx.actor.user_id));
  const { kuota, terpakai } = await lockKuotaOrganisasi(ctx, tenant_id);
  if (kuota !== null && terpakai >= kuota) throw new Refusal('tenant.kuota_organisasi_full', { kuota });
  const { kode_organisasi, nama } = input;
  const organisasi_id = await insertOrganisasi(ctx, { tenant_id, kode_organisasi, nama, ...profilFields(input) });
  const organisasi = found(await findOrganisasi(ctx, organisasi_id));
  ctx.logChange({ sesudah: organisasi });
  return organisasi;
}
