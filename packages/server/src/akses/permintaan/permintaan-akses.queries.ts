import type { DetailAkses, permintaanAkses } from '@hadir/contract/akses/permintaan/permintaan-akses.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { STATUS_AKSES, type StatusAkses } from '@hadir/rules/kode/status-akses.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { JenisAkses } from '@hadir/rules/tenant/may-decide-akses.ts';
import { sql, type Insertable, type Updateable } from 'kysely';
import { applySort } from '../../platform/db/list/apply-sort.ts';
import { contains } from '../../platform/db/list/contains.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Tables } from '../../platform/db/open/tables.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';
import { whereGiven } from '../../platform/db/list/where-given.ts';
import type { SalinanTabel } from '../../platform/kit/bagian.ts';

const AKSES = kodeSql(STATUS_AKSES);

type Filter = Omit<Input<typeof permintaanAkses.listPermintaanAkses>, 'page' | 'count'>;

const SORT = {
  diajukan_pada: 'minta.diajukan_pada',
  nama: 'minta.nama',
  npsn: 'minta.npsn',
  dibuat_pada: 'minta.dibuat_pada',
};

/** Requests in view; of the confirmed ones how many others have the same NPSN, rejected ones apart. */
const semua = (db: Db) =>
  db
    .selectFrom('permintaan_akses as minta')
    .leftJoin('tenant', 'tenant.tenant_id', 'minta.tenant_id')
    .leftJoin('users as pemutus', 'pemutus.user_id', 'minta.diputuskan_oleh')
    .select(['minta.permintaan_akses_id', 'minta.jenis', 'minta.status', 'minta.tenant_id', 'minta.organisasi_id'])
    .select(['tenant.nama as nama_tenant', 'minta.kode_tenant', 'pemutus.nama as nama_pemutus'])
    .select(['minta.nama', 'minta.npsn', 'minta.nsm', 'minta.alamat', 'minta.alasan', 'minta.keterangan'])
    .select(['minta.pemohon_nama', 'minta.pemohon_jabatan', 'minta.pemohon_email', 'minta.pemohon_no_hp'])
    .select(['minta.dibuat_pada', 'minta.diajukan_pada', 'minta.diputuskan_pada'])
    .select(
      sql<number>`(select count(*) from permintaan_akses lain where lain.npsn = minta.npsn
          and lain.permintaan_akses_id <> minta.permintaan_akses_id and lain.status <> ${AKSES.dibuat})
        + (select count(*) from organisasi o where o.npsn = minta.npsn
          and o.organisasi_id is distinct from minta.organisasi_id
          and not exists (select from permintaan_akses p where p.organisasi_id = o.organisasi_id))`.as('jumlah_serupa'),
    )
    .$narrowType<Pick<DetailAkses, 'jenis' | 'status'>>();

export function selectPermintaanAkses(db: Db, { q, sort, status, jenis, tenant_id }: Filter) {
  const found = semua(db)
    .$call((query) => whereGiven(query, 'minta.status', '=', status))
    .$call((query) => whereGiven(query, 'minta.jenis', '=', jenis))
    .$call((query) => whereGiven(query, 'minta.tenant_id', '=', tenant_id))
    .$call((query) =>
      whenGiven(query, q, (query, q) =>
        query.where((eb) =>
          eb.or(
            (['minta.nama', 'minta.npsn', 'minta.nsm', 'minta.pemohon_nama', 'minta.pemohon_email'] as const).map(
              (column) => eb(column, 'ilike', contains(q)),
            ),
          ),
        ),
      ),
    );
  return applySort(found, sort, SORT, 'minta.permintaan_akses_id');
}

export async function countPermintaanMenunggu(db: Db): Promise<number> {
  const row = await db
    .selectFrom('permintaan_akses')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('status', '=', AKSES.diajukan)
    .executeTakeFirstOrThrow();
  return row.n;
}

export const findPermintaanAkses = (db: Db, permintaan_akses_id: number) =>
  semua(db).where('minta.permintaan_akses_id', '=', permintaan_akses_id).executeTakeFirst();

/** What else in view has this NPSN: other requests that were confirmed, and organisations that came by none. */
export async function listSerupa(db: Db, { permintaan_akses_id, npsn, organisasi_id }: DetailSerupa) {
  const { rows } = await sql<DetailAkses['serupa'][number]>`
    select 'permintaan' as jenis, p.permintaan_akses_id as id, p.nama, t.nama as nama_tenant, p.alamat, p.nsm, p.status,
      p.dibuat_pada
    from permintaan_akses p left join tenant t on t.tenant_id = p.tenant_id
    where p.npsn = ${npsn} and p.permintaan_akses_id <> ${permintaan_akses_id} and p.status <> ${AKSES.dibuat}
    union all
    select 'organisasi', o.organisasi_id, o.nama, t.nama, o.alamat, o.nsm, o.status,
      o.dibuat_pada
    from organisasi o join tenant t on t.tenant_id = o.tenant_id
    where o.npsn = ${npsn} and o.organisasi_id is distinct from ${organisasi_id}::integer
      and not exists (select from permintaan_akses p where p.organisasi_id = o.organisasi_id)
    order by dibuat_pada limit 20`.execute(db);
  return rows;
}
type DetailSerupa = Pick<DetailAkses, 'permintaan_akses_id' | 'npsn' | 'organisasi_id'>;

export async function insertPermintaanAkses(db: Db, row: Insertable<Tables['permintaan_akses']>): Promise<void> {
  await db.insertInto('permintaan_akses').values(row).execute();
}

/** The request behind a mailed link, held until the transaction ends. */
export const lockByToken = (db: Db, token_hash: Buffer) =>
  db
    .selectFrom('permintaan_akses')
    .selectAll()
    .$narrowType<{ status: StatusAkses; jenis: JenisAkses }>()
    .where('token_hash', '=', token_hash)
    .forUpdate()
    .executeTakeFirst();

/** A request in view, held until the transaction ends. */
export const lockPermintaanAkses = (db: Db, permintaan_akses_id: number) =>
  db
    .selectFrom('permintaan_akses')
    .selectAll()
    .$narrowType<{ status: StatusAkses; jenis: JenisAkses }>()
    .where('permintaan_akses_id', '=', permintaan_akses_id)
    .forUpdate()
    .executeTakeFirst();
export type PermintaanTersimpan = NonNullable<Awaited<ReturnType<typeof lockPermintaanAkses>>>;

export async function updatePermintaanAkses(
  db: Db,
  permintaan_akses_id: number,
  row: Updateable<Tables['permintaan_akses']>,
): Promise<void> {
  await db.updateTable('permintaan_akses').set(row).where('permintaan_akses_id', '=', permintaan_akses_id).execute();
}

/** The active tenant of a code, in whatever letters. */
export async function findTenantByKode(db: Db, kode_tenant: string): Promise<number | null> {
  const row = await db
    .selectFrom('tenant')
    .select('tenant_id')
    .where(sql<boolean>`lower(kode_tenant) = ${kode_tenant.toLowerCase()}`)
    .where('status', '=', STATUS_RECORD.aktif)
    .executeTakeFirst();
  return row?.tenant_id ?? null;
}

export async function isKodeOrganisasiTaken(db: Db, kode: string): Promise<boolean> {
  const row = await db
    .selectFrom('organisasi')
    .select('organisasi_id')
    .where(sql<boolean>`lower(kode_organisasi) = ${kode.toLowerCase()}`)
    .executeTakeFirst();
  return row !== undefined;
}

export const DATA_SAYA_PERMINTAAN_AKSES: SalinanTabel = {
  permintaan_akses: 'an institution’s wish to come in; that he decided it is in the log',
};
