import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { selectAnggotaBy } from '../dasar/select-anggota.queries.ts';

export type UntukDicetak = { user_id?: number[] | undefined; group_id?: number | undefined };

/** The members to print something for: those named, else the group's, else everybody who is not inactive. */
export function listUntukDicetak(ctx: OrganisasiCtx, { user_id, group_id }: UntukDicetak) {
  return selectAnggotaBy(ctx, { group_id, sort: 'nama' })
    .select('anggota.kode_kartu')
    .select(sql<boolean>`users.password_hash is not null`.as('has_password'))
    .where('anggota.status', '<>', STATUS_KEANGGOTAAN.tidak_aktif)
    .$if(user_id !== undefined, (q) => q.where('anggota.user_id', '=', sql<number>`any(${user_id}::integer[])`))
    .execute();
}
export type UntukCetak = Awaited<ReturnType<typeof listUntukDicetak>>[number];
