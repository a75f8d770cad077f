import type { PilihanPemberitahuan } from '@hadir/rules/auth/pemberitahuan.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { sql } from 'kysely';
import { PREPARED } from '../../platform/db/open/prepared.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { SalinanTabel } from '../../platform/kit/bagian.ts';

/** What these people have chosen, by person. */
export async function listPilihanOf(db: Db, user_ids: readonly number[]): Promise<Map<number, PilihanPemberitahuan[]>> {
  const rows = await db
    .selectFrom('pilihan_pemberitahuan')
    .select(['user_id', 'jenis', 'cara', 'is_push'])
    .$narrowType<PilihanPemberitahuan>()
    .where(sql<boolean>`user_id = any(${user_ids}::integer[])`)
    .modifyFront(PREPARED)
    .execute();
  return Map.groupBy(rows, ({ user_id }) => user_id);
}

/** Whether the caller administers an organisation, a tenant or all of them. */
export async function isPengelola({ db, actor }: UserCtx): Promise<boolean> {
  const { rows } = await sql<{ is_pengelola: boolean }>`
    select u.is_super_admin or u.is_admin or exists (
      select from anggota a where a.user_id = u.user_id and a.role = ${KODE_PERAN.operator}) as is_pengelola
    from users u where u.user_id = ${actor.user_id}`.execute(db);
  return rows[0]?.is_pengelola ?? false;
}

export async function upsertPilihan({ db, actor }: UserCtx, pilihan: readonly PilihanPemberitahuan[]): Promise<void> {
  await db
    .insertInto('pilihan_pemberitahuan')
    .values(pilihan.map((one) => ({ ...one, user_id: actor.user_id, tenant_id: actor.tenant_id })))
    .onConflict((row) =>
      row
        .columns(['user_id', 'jenis'])
        .doUpdateSet((eb) => ({ cara: eb.ref('excluded.cara'), is_push: eb.ref('excluded.is_push') })),
    )
    .execute();
}

export const DATA_SAYA_PILIHAN_PEMBERITAHUAN: SalinanTabel = {
  pilihan_pemberitahuan: {
    judul: 'Pilihan pemberitahuan',
    kolom: { jenis: 'Tentang', cara: 'Cara', is_push: 'Di peramban' },
    tanpa: ['user_id'],
  },
};
