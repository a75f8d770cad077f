import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import type { OrganisasiAktif } from '@hadir/contract/auth/sesi/organisasi-aktif.ts';
import { sql } from 'kysely';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import type { Db } from '../../platform/db/open/open-db.ts';

type PindahAkun = NonNullable<Me['pindah']>;

/** Of these accounts that ended those that a transfer to another tenant ended, and where it led, unless one has brought their owner back since. */
export async function listPindahAkun(db: Db, user_ids: readonly number[]): Promise<Map<number, PindahAkun>> {
  const { rows } = await sql<{ user_id: number; pindah: PindahAkun | null }>`
    select u.user_id, (
      select case m.user_id when u.user_id then jsonb_build_object('tujuan', coalesce(m.tujuan, ''), 'sejak', m.tgl_mulai) end
      from mutasi m
      where u.user_id in (m.user_id, m.tujuan_user_id) and m.jenis = 'pindah' and m.dipindahkan_pada is not null
        and m.tujuan_tenant_id <> m.tenant_id
      order by m.dipindahkan_pada desc, m.mutasi_id desc limit 1) as pindah
    from unnest(${user_ids}::integer[]) u (user_id)`.execute(db);
  return new Map(rows.flatMap(({ user_id, pindah }) => (pindah ? [[user_id, pindah] as const] : [])));
}

/** Where the caller's last transfer from an organisation led; its number where he comes there with this account. */
export async function findPindahDari(
  { db, actor }: UserCtx,
  { organisasi_id, tenant_id }: { organisasi_id: number; tenant_id: number },
): Promise<OrganisasiAktif['pindah'] | null> {
  const row = await db
    .selectFrom('mutasi')
    .select(['tujuan', 'tgl_mulai', 'tujuan_tenant_id', 'tujuan_organisasi_id'])
    .where('organisasi_id', '=', organisasi_id)
    .where('user_id', '=', actor.user_id)
    .where('jenis', '=', 'pindah')
    .where('dipindahkan_pada', 'is not', null)
    .orderBy('mutasi_id', 'desc')
    .executeTakeFirst();
  if (!row) return null;
  const isSeakun = row.tujuan_tenant_id === tenant_id;
  return {
    tujuan: row.tujuan ?? '',
    sejak: row.tgl_mulai,
    organisasi_id: isSeakun ? row.tujuan_organisasi_id : null,
  };
}
