import type { PemakaianKuota } from '@hadir/contract/tenant/kuota/kuota.contract.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { sql, type Insertable } from 'kysely';
import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Tables } from '../../platform/db/open/tables.ts';
import { berdiriSql } from '../../platform/tempat/berdiri-sql.ts';
import type { SalinanTabel } from '../../platform/kit/bagian.ts';

/** Whether there is such a tenant and, of it, such an organisation. */
export async function isTempatAda(db: Db, tenant_id: number, organisasi_id: number | null): Promise<boolean> {
  const found = await db
    .selectFrom('tenant')
    .leftJoin('organisasi', (join) =>
      join.onRef('organisasi.tenant_id', '=', 'tenant.tenant_id').on('organisasi.organisasi_id', '=', organisasi_id),
    )
    .select('organisasi.organisasi_id')
    .where('tenant.tenant_id', '=', tenant_id)
    .executeTakeFirst();
  return found !== undefined && found.organisasi_id === organisasi_id;
}

export async function insertKuota(db: Db, row: Insertable<Tables['kuota']>): Promise<number> {
  const { kuota_id } = await db.insertInto('kuota').values(row).returning('kuota_id').executeTakeFirstOrThrow();
  return kuota_id;
}

/** The lines of an organisation that begin after a day, until another: the last that was set for each date. */
export async function listKuotaMendatang(
  db: Db,
  { tenant_id, organisasi_id }: { tenant_id: number; organisasi_id: number },
  { tgl_awal, tgl_akhir }: TanggalRange,
): Promise<{ tgl_mulai: string; kuota: number | null }[]> {
  return db
    .selectFrom('kuota')
    .distinctOn('tgl_mulai')
    .select(['tgl_mulai', 'kuota'])
    .where('tenant_id', '=', tenant_id)
    .where('organisasi_id', '=', organisasi_id)
    .where('tgl_mulai', '>', tgl_awal)
    .where('tgl_mulai', '<=', tgl_akhir)
    .orderBy('tgl_mulai')
    .orderBy('kuota_id', 'desc')
    .execute();
}

const selectKuota = (db: Db) =>
  db
    .selectFrom('kuota')
    .leftJoin('organisasi', 'organisasi.organisasi_id', 'kuota.organisasi_id')
    .select(['kuota_id', 'kuota.organisasi_id', 'organisasi.nama as nama_organisasi', 'tgl_mulai', 'kuota'])
    .select(['kuota_organisasi', 'keterangan', 'kuota.dibuat_pada'])
    // Whoever set it stands above the tenant, where his row is not in its sight; his name is in the log.
    .select((eb) =>
      eb.selectFrom('users').select('nama').whereRef('user_id', '=', 'kuota.dibuat_oleh').as('nama_pembuat'),
    );

/** The lines of a tenant and of its organisations, the latest first. */
export const selectKuotaTenant = ({ db, tenant_id }: Pick<TenantCtx, 'db' | 'tenant_id'>) =>
  selectKuota(db)
    .where('kuota.tenant_id', '=', tenant_id)
    .orderBy('kuota.tgl_mulai', 'desc')
    .orderBy('kuota.kuota_id', 'desc');

export const findBarisKuota = (db: Db, kuota_id: number) =>
  selectKuota(db).where('kuota_id', '=', kuota_id).executeTakeFirst();

/** What holds today for the tenant as a whole, and how much of it is used. */
export async function getPemakaian({ db, tenant_id, today }: TenantCtx): Promise<PemakaianKuota> {
  const { rows } = await sql<PemakaianKuota>`
    select k.kuota, k.kuota_organisasi, hadir.akun_terpakai(${tenant_id}, null) as terpakai,
      (select count(*) from organisasi o where o.tenant_id = ${tenant_id} and ${berdiriSql('o')}) as jumlah_organisasi
    from (select) satu left join hadir.kuota_berlaku(${tenant_id}, null, ${today}::date) k on true`.execute(db);
  return rows[0] ?? { kuota: null, kuota_organisasi: null, terpakai: 0, jumlah_organisasi: 0 };
}

export const DATA_SAYA_KUOTA: SalinanTabel = {
  kuota: 'the tenant’s; that he set it is in the log',
};
