import { daftarIzin } from '@hadir/rules/akses/izin.ts';
import { judgeKedudukan } from '@hadir/rules/akses/judge-kedudukan.ts';
import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import { findPelaku } from '../../platform/http/access/find-pelaku.queries.ts';
import { hashToken } from '../../platform/kit/secret-token.ts';
import { found, foundOnlyIf } from '../../platform/kit/found.ts';

/** Every permission and whether one holds it, in the organisation named or else in the tenant. */
export async function listIzin(ctx: TenantCtx, { organisasi_id }: { organisasi_id?: number | undefined }) {
  const { actor } = ctx;
  const peran = organisasi_id === undefined ? actor.peran : await peranThere(ctx, organisasi_id);
  return daftarIzin(peran, actor.izin);
}

async function peranThere(ctx: TenantCtx, organisasi_id: number) {
  const pelaku = await findPelaku(ctx.db, hashToken(ctx.cookie.token ?? ''), { organisasi_id }, ctx.now);
  foundOnlyIf(pelaku?.organisasi?.tenant_id === ctx.tenant_id);
  const kedudukan = found(judgeKedudukan(found(pelaku), { scope: 'organisasi' }, ctx.today));
  return kedudukan.peran;
}
