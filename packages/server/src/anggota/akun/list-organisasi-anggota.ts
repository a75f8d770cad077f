import { seesOrganisasiSetiapOrang } from '@hadir/rules/akses/terlihat.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { listOrganisasiOf } from './akun.queries.ts';
import { getBawahan } from '../dasar/get-bawahan.ts';

export async function listOrganisasiAnggota(ctx: UserCtx, { user_id }: { user_id: number }) {
  if (!seesOrganisasiSetiapOrang(ctx.actor.peran) && user_id !== ctx.actor.user_id)
    await getBawahan(ctx, user_id, { untuk: 'melihat' });
  return listOrganisasiOf(ctx.db, user_id);
}
