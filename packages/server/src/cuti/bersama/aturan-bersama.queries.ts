import type { AturanBersama } from '@hadir/contract/cuti/bersama/cuti-bersama.contract.ts';
import type { CutiBersamaTenant } from '@hadir/contract/cuti/bersama/cuti-bersama-tenant.contract.ts';
import { addDays, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';

const RECORD = kodeSql(STATUS_RECORD);
const KEANGGOTAAN = kodeSql(STATUS_KEANGGOTAAN);

/** Without organisasi_id: the tenant itself. */
type Milik = { db: Db; organisasi: { tenant_id: number; organisasi_id: number | null } };

/** The switch as it held and holds, the latest first: the organisation's own and its tenant's, or of a tenant its own. */
export async function listAturanBersama({ db, organisasi }: Milik): Promise<AturanBersama[]> {
  const { tenant_id, organisasi_id } = organisasi;
  return db
    .selectFrom('cuti_bersama_aturan')
    .select(['tgl_mulai', 'tgl_selesai', 'mengurangi', sql<boolean>`organisasi_id is null`.as('is_milik_tenant')])
    .$narrowType<Pick<AturanBersama, 'mengurangi'>>()
    .where('tenant_id', '=', tenant_id)
    .where((eb) => eb.or([eb('organisasi_id', '=', organisasi_id), eb('organisasi_id', 'is', null)]))
    .orderBy('tgl_mulai', 'desc')
    .execute();
}

/** From a date on nothing holds that was set here, whatever held or was to hold later. */
export async function endAturanBersama({ db, organisasi }: Milik, tgl_mulai: Tanggal): Promise<void> {
  const { tenant_id, organisasi_id } = organisasi;
  await db
    .deleteFrom('cuti_bersama_aturan')
    .where('tenant_id', '=', tenant_id)
    .where('organisasi_id', 'is not distinct from', organisasi_id)
    .where('tgl_mulai', '>=', tgl_mulai)
    .execute();
  await db
    .updateTable('cuti_bersama_aturan')
    .set({ tgl_selesai: addDays(tgl_mulai, -1) })
    .where('tenant_id', '=', tenant_id)
    .where('organisasi_id', 'is not distinct from', organisasi_id)
    .where(sql<boolean>`berlaku @> ${tgl_mulai}::date`)
    .execute();
}

/** A rule set here from a date on; null books nothing. */
export async function insertAturanBersama(
  { db, organisasi }: Milik,
  { tgl_mulai, mengurangi }: Pick<AturanBersama, 'tgl_mulai' | 'mengurangi'>,
): Promise<void> {
  const { tenant_id, organisasi_id } = organisasi;
  await db.insertInto('cuti_bersama_aturan').values({ tenant_id, organisasi_id, tgl_mulai, mengurangi }).execute();
}

/** Two who change the tenant's rule at once: the second waits here and then sees that of the first. */
export async function lockAturanTenant({ db, tenant_id }: TenantCtx): Promise<void> {
  await sql`select from tenant where tenant_id = ${tenant_id} for no key update`.execute(db);
}

type Jangkauan = Pick<CutiBersamaTenant, 'instansi_ikut' | 'instansi_sendiri' | 'anggota'>;

/** The active organisations with and without a rule of their own today, and the active members of the latter. */
export async function countJangkauan({ db, tenant_id, today }: TenantCtx): Promise<Jangkauan> {
  const { rows } = await sql<Jangkauan>`
    with instansi as (
      select o.organisasi_id, exists (
        select from cuti_bersama_aturan b where b.organisasi_id = o.organisasi_id and b.berlaku @> ${today}::date
      ) as sendiri
      from organisasi o where o.tenant_id = ${tenant_id} and o.status = ${RECORD.aktif}
    ), terkena as (
      select a.jenis_kepegawaian, count(*)::integer as jumlah from anggota a
      join instansi i on i.organisasi_id = a.organisasi_id and not i.sendiri
      where a.status = ${KEANGGOTAAN.aktif} group by a.jenis_kepegawaian
    )
    select count(*) filter (where not sendiri)::integer as instansi_ikut,
      count(*) filter (where sendiri)::integer as instansi_sendiri,
      coalesce((select jsonb_agg(to_jsonb(terkena) order by jenis_kepegawaian) from terkena), '[]') as anggota
    from instansi`.execute(db);
  return rows[0] ?? { instansi_ikut: 0, instansi_sendiri: 0, anggota: [] };
}
