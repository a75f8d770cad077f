import type { KeamananTenant, KeamananTenantKini } from '@hadir/contract/tenant/keamanan-tenant.contract.ts';
import { requireSandi } from '../auth/sandi/require-sandi.ts';
import type { TenantCtx } from '../platform/ctx/ctx.ts';
import type { PreparedVerb } from '../platform/http/pipeline/prepared-verb.ts';
import { refuseField } from '../platform/kit/refusal.ts';
import { getKeamananTenant } from './get-keamanan-tenant.ts';
import { updateKeamanan } from './keamanan-tenant.queries.ts';
import { listBerhenti, mailBerhentiWajib } from './mail-berhenti-wajib.ts';

type Input = KeamananTenant & { tenant_id: number; password?: string | undefined };

/**
 * Says of whom the tenant asks a second factor, from the next call of each on. Not to ask it any more needs the caller's
 * password, so that an open computer is not enough, and is mailed to the tenant's admins.
 */
export const changeKeamananTenant: PreparedVerb<TenantCtx, Input, null, KeamananTenantKini> = {
  prepare: async (ctx, { password }) => {
    if (password !== undefined) await requireSandi(ctx, password);
    return null;
  },
  run: async (ctx, { password, is_faktor_wajib_admin, is_faktor_wajib_operator }) => {
    const { belum_admin, belum_operator, ...sebelum } = await getKeamananTenant(ctx);
    const sesudah = { is_faktor_wajib_admin, is_faktor_wajib_operator };
    const berhenti = listBerhenti(sebelum, sesudah);
    if (berhenti.length > 0 && password === undefined) throw refuseField('password', 'Isi kata sandi Anda');
    await updateKeamanan(ctx, sesudah);
    if (berhenti.length > 0) await mailBerhentiWajib(ctx, berhenti);
    ctx.logChange({ sebelum, sesudah });
    return { ...sesudah, belum_admin, belum_operator };
  },
};
