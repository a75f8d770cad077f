import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { organisasiIdOf } from '../../platform/ctx/organisasi-id-of.ts';
import type { AnggotaDi } from './hari-tersentuh.queries.ts';

/** Every member of the organisation, or of the tenant's organisations. */
export function listAnggotaMilik(ctx: MilikCtx): Promise<AnggotaDi[]> {
  const organisasi_id = organisasiIdOf(ctx);
  return ctx.db
    .selectFrom('anggota')
    .select(['organisasi_id', 'user_id'])
    .where('tenant_id', '=', ctx.tenant_id)
    .$if(organisasi_id !== null, (query) => query.where('organisasi_id', '=', organisasi_id))
    .execute();
}

/** Everyone who is or was in one of these groups. */
export function listAnggotaGrup(ctx: MilikCtx, group_ids: readonly number[]): Promise<AnggotaDi[]> {
  return ctx.db
    .selectFrom('anggota_grup')
    .select(['organisasi_id', 'user_id'])
    .distinct()
    .where('organisasi_id', '=', organisasiIdOf(ctx))
    .where('group_id', 'in', group_ids)
    .execute();
}
