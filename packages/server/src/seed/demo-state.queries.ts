import { inScope } from '../platform/db/scope/in-scope.ts';
import type { Db } from '../platform/db/open/open-db.ts';
import { RENCANA_KEMENAG } from './rencana/rencana-kemenag.ts';

/** Whether nobody has an account yet: only then may the demo come in. */
export function isDatabaseEmpty(db: Db): Promise<boolean> {
  return inScope(
    db,
    { lingkup: 'semua' },
    async (trx) => (await trx.selectFrom('users').select('user_id').limit(1).executeTakeFirst()) === undefined,
    { readOnly: true },
  );
}

export function hasDemo(db: Db): Promise<boolean> {
  const { kode_tenant } = RENCANA_KEMENAG.tenant;
  return inScope(
    db,
    { lingkup: 'semua' },
    async (trx) => {
      const found = await trx
        .selectFrom('tenant')
        .select('tenant_id')
        .where('kode_tenant', '=', kode_tenant)
        .executeTakeFirst();
      return found !== undefined;
    },
    { readOnly: true },
  );
}
