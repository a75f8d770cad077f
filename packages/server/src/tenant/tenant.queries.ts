import type { TenantCtx } from '../http/ctx.ts';

export function findTenant({ db, tenant_id }: TenantCtx) {
  return db
    .selectFrom('tenant')
    .select(['tenant_id', 'no_reg', 'kode_tenant', 'nama', 'email', 'alamat', 'status', 'file_foto'])
    .select((eb) => [
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
        .where('anggota.status', '<>', 2)
        .$asScalar()
        .$notNull()
        .as('jumlah_anggota'),
    ])
    .where('tenant_id', '=', tenant_id)
    .executeTakeFirst();
}
