import { refuseIfReferenced } from '../platform/db/scope/refuse-if-referenced.ts';
import { listBergantung } from '../platform/db/scope/yang-bergantung.queries.ts';
import type { TenantCtx } from '../platform/ctx/ctx.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { sebutBergantung } from '../platform/kit/sebut-bergantung.ts';
import { getTenant } from './get-tenant.ts';
import { deleteTenant } from './tenant.queries.ts';

/**
 * Removes a tenant while nothing hangs on it, with accounts that were never activated; refused with what does
 * (aturan/tenant#penghapusan).
 */
export async function removeTenant(ctx: TenantCtx): Promise<null> {
  const sebelum = await getTenant(ctx);
  const isi = await listBergantung(ctx.db, ctx.tenant_id, null);
  if (isi.length > 0) throw new Refusal('tenant.in_use', { isi: sebutBergantung(isi) });
  await refuseIfReferenced('tenant.in_use', () => deleteTenant(ctx), { isi: 'data yang baru saja ditambahkan' });
  ctx.logChange({ sebelum });
  return null;
}
