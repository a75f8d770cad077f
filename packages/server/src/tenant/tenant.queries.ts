import type { Tenant } from '@hadir/contract/tenant/tenant.ts';
import type { tenant } from '@hadir/contract/tenant/tenant.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { seesTenantTutup } from '@hadir/rules/akses/terlihat.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql, type ExpressionBuilder, type Updateable } from 'kysely';
import type { TenantCtx, UserCtx } from '../platform/ctx/ctx.ts';
import { selectRingkasanTenant } from '../kehadiran/harian/tren.queries.ts';
import { applySort } from '../platform/db/list/apply-sort.ts';
import { contains } from '../platform/db/list/contains.ts';
import type { Db } from '../platform/db/open/open-db.ts';
import type { Tables } from '../platform/db/open/tables.ts';
import { berdiriSql } from '../platform/tempat/berdiri-sql.ts';
import { whereGiven } from '../platform/db/list/where-given.ts';

const selectProfil = (db: Db) =>
  db
    .selectFrom('tenant')
    .select(['tenant_id', 'no_reg', 'kode_tenant', 'nama', 'email', 'alamat', 'status', 'file_foto'])
    .select('keterangan_status')
    .select(counts)
    .$narrowType<Pick<Tenant, 'status'>>();

export const findTenant = ({ db, tenant_id }: Pick<TenantCtx, 'db' | 'tenant_id'>): Promise<Tenant | undefined> =>
  selectProfil(db).where('tenant_id', '=', tenant_id).executeTakeFirst();

export const findTenantNoReg = (db: Db, no_reg: string): Promise<Tenant | undefined> =>
  selectProfil(db).where('no_reg', '=', no_reg).executeTakeFirst();

export async function updateTenant(
  { db, tenant_id }: Pick<TenantCtx, 'db' | 'tenant_id'>,
  row: Updateable<Tables['tenant']>,
): Promise<void> {
  if (Object.keys(row).length === 0) return;
  await db.updateTable('tenant').set(row).where('tenant_id', '=', tenant_id).execute();
}

type Profil = { nama: string; email: string | null; alamat: string | null };

/** A tenant with the number and code of its row: '202600007' in its year, and its initials with the row's number. */
export async function insertTenant(db: Db, { nama, email, alamat }: Profil, tahun: string): Promise<number> {
  const inisial = (nama.match(/[\p{L}\d]+/gu) ?? ['T'])
    .map(([huruf]) => huruf)
    .join('')
    .slice(0, 6)
    .toUpperCase();
  const { rows } = await sql<{ tenant_id: number }>`
    insert into tenant (tenant_id, no_reg, kode_tenant, nama, email, alamat)
    overriding system value
    select n, ${tahun} || lpad(n::text, 5, '0'), ${inisial} || '-' || n, ${nama}, ${email}, ${alamat}
    from (select nextval(pg_get_serial_sequence('tenant', 'tenant_id'))::integer as n) baru
    returning tenant_id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('An insert answers its row');
  return row.tenant_id;
}

/** With its settings, its logo and the accounts that were never activated; anything else refers to it still, and fails. */
export async function deleteTenant({ db, tenant_id }: TenantCtx): Promise<void> {
  // The bytes go with the nightly sweep of those that no row names.
  await db.deleteFrom('berkas').where('tenant_id', '=', tenant_id).where('jenis', '=', 'logo').execute();
  await db.deleteFrom('pengaturan_tenant').where('tenant_id', '=', tenant_id).execute();
  await db.deleteFrom('users').where('tenant_id', '=', tenant_id).where('password_hash', 'is', null).execute();
  await db.deleteFrom('tenant').where('tenant_id', '=', tenant_id).execute();
}

const SORT = { nama: 'nama', no_reg: 'no_reg', kode_tenant: 'kode_tenant', status: 'status' };

/**
 * The tenants that the asker sees, each with its quota of today: those that are open, to a super admin all of them. `q` is
 * looked for in name, code and number.
 */
export const selectTenant = (ctx: UserCtx, input: Input<typeof tenant.exportTenant>) =>
  applySort(filterTenant(ctx, input), input.sort, SORT, 'tenant_id');

/** A tenant without a day stands last, whichever way. */
const SORT_HARI = {
  hadir: 'hari.hadir',
  terlambat: 'hari.terlambat',
  terbuka: 'hari.terbuka',
  absen: 'hari.absen',
  cuti: 'hari.cuti',
};

/** The same tenants, which are put in order by what a day of theirs came to as well. */
export function selectTenantHari(ctx: UserCtx, input: Input<typeof tenant.exportTenant>, tanggal: Tanggal) {
  const found = filterTenant(ctx, input);
  const isHari = Object.hasOwn(SORT_HARI, input.sort?.replace(/^-/, '') ?? '');
  if (!isHari) return applySort(found, input.sort, SORT, 'tenant_id');
  const hari = selectRingkasanTenant(ctx.db, 'semua', tanggal, ctx.now).as('hari');
  const withHari = found.leftJoin(hari, 'hari.tenant_id', 'tenant.tenant_id');
  return applySort(withHari, input.sort, SORT_HARI, 'tenant.tenant_id');
}

function filterTenant({ db, today, actor }: UserCtx, { q, status }: Input<typeof tenant.exportTenant>) {
  return db
    .selectFrom('tenant')
    .select(['tenant.tenant_id', 'no_reg', 'kode_tenant', 'nama', 'email', 'status'])
    .select(counts)
    .select(
      sql<number | null>`(select k.kuota from hadir.kuota_berlaku(tenant.tenant_id, null, ${today}::date) k)`.as(
        'kuota',
      ),
    )
    .$narrowType<Pick<Tenant, 'status'>>()
    .$if(!seesTenantTutup(actor.peran), (all) => all.where('status', '=', STATUS_RECORD.aktif))
    .$call((all) => whereGiven(all, 'status', '=', status))
    .$if(q !== undefined && q !== '', (all) =>
      all.where((eb) =>
        eb.or((['nama', 'kode_tenant', 'no_reg'] as const).map((column) => eb(column, 'ilike', contains(q ?? '')))),
      ),
    );
}

/** How many organisations a tenant has, and how many people are members in them who are not inactive. */
const counts = (eb: ExpressionBuilder<Tables, 'tenant'>) => [
  eb
    .selectFrom('organisasi')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .whereRef('organisasi.tenant_id', '=', 'tenant.tenant_id')
    .where(berdiriSql('organisasi'))
    .$asScalar()
    .$notNull()
    .as('jumlah_organisasi'),
  eb
    .selectFrom('anggota')
    .select(({ fn }) => fn.count<number>('anggota.user_id').distinct().as('n'))
    .whereRef('anggota.tenant_id', '=', 'tenant.tenant_id')
    .where('anggota.status', '<>', STATUS_KEANGGOTAAN.tidak_aktif)
    .$asScalar()
    .$notNull()
    .as('jumlah_anggota'),
];
