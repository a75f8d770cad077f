import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import type { Kuota } from '@hadir/rules/tenant/judge-kuota.ts';
import { sql, type Transaction } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { inWholeTenant } from '../../platform/db/scope/in-whole-tenant.ts';
import type { Tables } from '../../platform/db/open/tables.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';

const KEANGGOTAAN = kodeSql(STATUS_KEANGGOTAAN);

type KuotaCtx = Pick<OrganisasiCtx, 'db' | 'today'> & { organisasi: { tenant_id: number; organisasi_id: number } };

/** The organisation's quota and how many members count against it. */
export async function getKuota({ db, organisasi, today }: KuotaCtx): Promise<Kuota> {
  const { tenant_id, organisasi_id } = organisasi;
  const { rows } = await sql<Kuota>`
    select (select k.kuota from hadir.kuota_berlaku(${tenant_id}, ${organisasi_id}, ${today}::date) k) as kuota,
      hadir.akun_terpakai(${tenant_id}, ${organisasi_id}) as terpakai`.execute(db);
  return rows[0] ?? { kuota: null, terpakai: 0 };
}

type Lengkap = { organisasi: Kuota; tenant: Kuota; baru_di_tenant: number };

/**
 * The quotas of the organisation and of its tenant, and how many of these accounts would be new to the tenant; nobody
 * else adds members under either of them until the commit.
 */
export function lockKuota(ctx: OrganisasiCtx, user_ids: readonly number[]): Promise<Lengkap> {
  const { db, organisasi, today } = ctx;
  const { tenant_id, organisasi_id } = organisasi;
  // Inside a request `db` is its transaction (platform/http/pipeline/mount.ts).
  return inWholeTenant(db as Transaction<Tables>, async () => {
    await sql`select from tenant where tenant_id = ${tenant_id} for no key update`.execute(db);
    await sql`select from organisasi where organisasi_id = ${organisasi_id} for no key update`.execute(db);
    const { rows } = await sql<{ tenant_kuota: number | null; tenant_terpakai: number; baru_di_tenant: number }>`
      select (select k.kuota from hadir.kuota_berlaku(${tenant_id}, null, ${today}::date) k) as tenant_kuota,
        hadir.akun_terpakai(${tenant_id}, null) as tenant_terpakai,
        (select count(*) from unnest(${user_ids}::integer[]) as satu (user_id) where not exists (
          select from anggota a where a.user_id = satu.user_id and a.tenant_id = ${tenant_id}
            and a.status <> ${KEANGGOTAAN.tidak_aktif}))::integer as baru_di_tenant`.execute(db);
    const [row] = rows;
    const tenant = { kuota: row?.tenant_kuota ?? null, terpakai: row?.tenant_terpakai ?? 0 };
    return { organisasi: await getKuota(ctx), tenant, baru_di_tenant: row?.baru_di_tenant ?? 0 };
  });
}
