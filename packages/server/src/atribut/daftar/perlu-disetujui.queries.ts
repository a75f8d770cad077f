import type { MilikCtx } from '../../platform/ctx/ctx.ts';

/** Whether the tenant wants to approve what its organisations keep of their members. */
export async function isPerluDisetujui({ db, tenant_id }: Pick<MilikCtx, 'db' | 'tenant_id'>): Promise<boolean> {
  const row = await db
    .selectFrom('atribut_persetujuan')
    .select('is_perlu')
    .where('tenant_id', '=', tenant_id)
    .executeTakeFirst();
  return row?.is_perlu ?? false;
}

export async function savePerluDisetujui({ db, tenant_id }: MilikCtx, is_perlu: boolean): Promise<void> {
  await db
    .insertInto('atribut_persetujuan')
    .values({ tenant_id, is_perlu })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ is_perlu }))
    .execute();
}

/** How many of an organisation's wait. */
export async function countAtributMenunggu({ db, tenant_id, organisasi }: MilikCtx, status: number): Promise<number> {
  const row = await db
    .selectFrom('atribut')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('tenant_id', '=', tenant_id)
    .where('organisasi_id', '=', organisasi?.organisasi_id ?? 0)
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  return row.n;
}
