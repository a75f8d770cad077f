import type { PageInput } from '@hadir/contract/kit/fields.ts';
import type { Tenant } from '@hadir/contract/tenant/tenant.contract.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import type { ExpressionBuilder, Updateable } from 'kysely';
import type * as z from 'zod/mini';
import { contains } from '../platform/db/list/contains.ts';
import type { Db } from '../platform/db/open/open-db.ts';
import { paginate } from '../platform/db/list/paginate.ts';
import type { Tables } from '../platform/db/open/tables.ts';
import type { TenantCtx } from '../platform/ctx/ctx.ts';

export function findTenant({ db, tenant_id }: TenantCtx) {
  return db
    .selectFrom('tenant')
    .select(['tenant_id', 'no_reg', 'kode_tenant', 'nama', 'email', 'alamat', 'status', 'file_foto'])
    .select('keterangan_status')
    .select(counts)
    .$narrowType<Pick<Tenant, 'status'>>()
    .where('tenant_id', '=', tenant_id)
    .executeTakeFirst();
}

export async function updateTenant({ db, tenant_id }: TenantCtx, row: Updateable<Tables['tenant']>): Promise<void> {
  await db.updateTable('tenant').set(row).where('tenant_id', '=', tenant_id).execute();
}

/** A page of all tenants by name; `q` is looked for in name and code. */
export function listTenant(db: Db, { q = '', ...page }: z.output<typeof PageInput>) {
  const query = db
    .selectFrom('tenant')
    .select(['tenant_id', 'kode_tenant', 'nama', 'status'])
    .select(counts)
    .$narrowType<Pick<Tenant, 'status'>>()
    .$if(q !== '', (all) =>
      all.where((eb) => eb.or([eb('nama', 'ilike', contains(q)), eb('kode_tenant', 'ilike', contains(q))])),
    )
    .orderBy('nama')
    .orderBy('tenant_id');
  return paginate(query, page);
}

/** How many organisations a tenant has, and how many people are members in them who are not inactive. */
const counts = (eb: ExpressionBuilder<Tables, 'tenant'>) => [
  eb
    .selectFrom('organisasi')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .whereRef('organisasi.tenant_id', '=', 'tenant.tenant_id')
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
