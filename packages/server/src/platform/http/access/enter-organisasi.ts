import { toOrganisasi } from '../../tempat/to-organisasi.ts';
import { hashToken } from '../../kit/secret-token.ts';
import type { OrganisasiCtx, UserCtx } from '../../ctx/ctx.ts';
import { findPelaku } from './find-pelaku.queries.ts';
import { askAkses, type AccessRules } from './ask-akses.ts';
import { localToday } from '../../ctx/local-today.ts';
import { found } from '../../kit/found.ts';
import { Refusal } from '../../kit/refusal.ts';

/**
 * For the few calls that name their organisation elsewhere than in the path: lets the caller into it by what the call
 * declares of itself, as the guard does, and answers the ctx of a call inside it. `user_id` is whom the call is about,
 * where it names somebody. The database's own scope stays the caller's.
 */
export async function enterOrganisasi(
  ctx: UserCtx,
  organisasi_id: number,
  endpoint: AccessRules,
  { user_id = null }: { user_id?: number | null } = {},
): Promise<OrganisasiCtx> {
  const pelaku = found(await findPelaku(ctx.db, hashToken(ctx.cookie.token ?? ''), { organisasi_id }, ctx.now));
  const organisasi = found(pelaku.organisasi);
  const today = localToday(ctx.now, organisasi.timezone);
  const judged = askAkses({ ...endpoint, scope: 'organisasi' }, pelaku, { today, user_id });
  if ('refusal' in judged) throw new Refusal(judged.refusal, judged.details);
  const { tenant_id } = organisasi;
  ctx.logChange({ tempat: { tenant_id, organisasi_id } });
  return {
    ...ctx,
    today,
    actor: { ...ctx.actor, peran: judged.peran },
    tenant_id,
    organisasi: toOrganisasi(organisasi, today),
  };
}
