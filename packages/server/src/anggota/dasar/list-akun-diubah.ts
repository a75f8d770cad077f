import { judgeUbahAkun } from '@hadir/rules/akses/akun/judge-ubah-akun.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { listPemilikAkun } from './pemilik-akun.queries.ts';
import { toPemilikAkun } from './to-pemilik-akun.ts';

/** Of each member, why the caller may not change his account; null where he may. */
export async function listAkunDiubah(ctx: OrganisasiCtx, user_ids: readonly number[]) {
  const pemilik = await listPemilikAkun(ctx, user_ids);
  return new Map(pemilik.map((row) => [row.user_id, judgeUbahAkun(ctx.actor.peran, toPemilikAkun(row))]));
}
