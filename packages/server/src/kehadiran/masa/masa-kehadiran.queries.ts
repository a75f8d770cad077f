import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import type { MasaTertunda } from '@hadir/rules/pengaturan/masa-tertunda.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import type { Db } from '../../platform/db/open/open-db.ts';

type DiTenant = Pick<TenantCtx, 'db' | 'tenant_id'>;

export const listMasaKehadiran = ({ db, tenant_id }: DiTenant): Promise<MasaTertunda[]> =>
  db.selectFrom('masa_kehadiran').select(['tgl_mulai', 'tahun as lama']).where('tenant_id', '=', tenant_id).execute();

/** So that of two who save at once the second sees what the first has saved. */
export const lockMasaKehadiran = ({ db, tenant_id }: DiTenant) =>
  db.selectFrom('tenant').select('tenant_id').where('tenant_id', '=', tenant_id).forNoKeyUpdate().execute();

/** So that who reads what holds reads what nobody is just taking back. */
export const shareMasaKehadiran = ({ db, tenant_id }: DiTenant) =>
  db.selectFrom('tenant').select('tenant_id').where('tenant_id', '=', tenant_id).forShare().execute();

/** It holds from its day on, in place of all that was to hold from today on. */
export async function replaceMasaKehadiran(
  { db, tenant_id }: DiTenant,
  { tgl_mulai, lama }: MasaTertunda,
  hari_ini: Tanggal,
): Promise<void> {
  await db
    .deleteFrom('masa_kehadiran')
    .where('tenant_id', '=', tenant_id)
    .where((eb) => eb.or([eb('tgl_mulai', '>', hari_ini), eb('tgl_mulai', '=', tgl_mulai)]))
    .execute();
  await db.insertInto('masa_kehadiran').values({ tgl_mulai, tahun: lama, tenant_id }).execute();
}

export async function countAnggota({ db, tenant_id }: DiTenant): Promise<number> {
  const row = await db
    .selectFrom('anggota')
    .select(sql<number>`count(*)::integer`.as('jumlah'))
    .where('tenant_id', '=', tenant_id)
    .executeTakeFirstOrThrow();
  return row.jumlah;
}

/** Of an operator who is no admin with the organisation that is his. */
export type Diberitahu = { user_id: number; nama: string; email: string | null; organisasi_id: number | null };

/** The tenant's admins and the operators of its organisations who may sign in, but for one. */
export async function listDiberitahu(db: Db, tenant_id: number, selain: number): Promise<Diberitahu[]> {
  const { rows } = await sql<Diberitahu>`
    select u.user_id, u.nama, u.email, case when not u.is_admin then o.organisasi_id end as organisasi_id from users u
    left join lateral (select min(a.organisasi_id) as organisasi_id from anggota a where a.tenant_id = u.tenant_id
      and a.user_id = u.user_id and a.role = ${KODE_PERAN.operator} and a.status = ${STATUS_KEANGGOTAAN.aktif}) o on true
    where u.tenant_id = ${tenant_id} and u.status = ${STATUS_USER.aktif} and u.user_id <> ${selain}
      and (u.is_admin or o.organisasi_id is not null)
    order by u.user_id`.execute(db);
  return rows;
}

/** The tenants that keep the days of their members for less than for good on some day. */
export async function listTenantBermasa(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('masa_kehadiran').select('tenant_id').distinct().orderBy('tenant_id').execute();
  return rows.map(({ tenant_id }) => tenant_id);
}

/** The organisations of a tenant, with the zone in force there. */
export async function listOrganisasiZona(db: Db, tenant_id: number, now: Date) {
  const { rows } = await sql<{ organisasi_id: number; hari_ini: Tanggal; dihapus: Tanggal | null }>`
    select o.organisasi_id, (${now.toISOString()}::timestamptz at time zone z.timezone)::date::text as hari_ini,
      d.sampai::text as dihapus
    from organisasi o cross join lateral hadir.zona_pada(o.organisasi_id, ${now.toISOString()}::timestamptz) z
    left join hari_dihapus d on d.organisasi_id = o.organisasi_id
    where o.tenant_id = ${tenant_id} order by o.organisasi_id`.execute(db);
  return rows;
}
