import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';

/** Whether an organisation has a member besides the caller who is not inactive. */
export async function hasAnggotaLain({ db, actor }: MilikCtx, organisasi_id: number): Promise<boolean> {
  const row = await db
    .selectFrom('anggota')
    .select('user_id')
    .where('organisasi_id', '=', organisasi_id)
    .where('user_id', '<>', actor.user_id)
    .where('status', '<>', STATUS_KEANGGOTAAN.tidak_aktif)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
