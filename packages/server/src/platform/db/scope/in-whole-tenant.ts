import { sql, type Transaction } from 'kysely';
import type { Tables } from '../open/tables.ts';

/**
 * Inside a transaction of an organisasi: runs `run` with its whole tenant in view, then narrows again. For what
 * belongs to the tenant though an organisasi asks for it: an account that is made has no membership yet.
 */
export async function inWholeTenant<T>(trx: Transaction<Tables>, run: () => Promise<T>): Promise<T> {
  // The connection keeps their order, so the first statement of `run` leaves with them.
  const widened = Promise.all([
    sql<{ role: string }>`select current_user as role`.execute(trx),
    // Who has everything in view already (a super admin, let into an organisasi by its number) names no tenant to be narrowed to.
    sql`select set_config('role', case current_user::text when 'hadir_semua' then 'hadir_semua' else 'hadir_tenant' end, true)`.execute(
      trx,
    ),
  ]);
  const narrow = async () => {
    const [{ rows }] = await widened;
    return sql`set local role ${sql.id(rows[0]?.role ?? 'hadir_app')}`.execute(trx);
  };
  try {
    const [result] = await Promise.all([run(), widened]);
    await narrow();
    return result;
  } catch (error) {
    // A failed statement has ended the transaction already; then there is nothing left to narrow.
    await narrow().catch(() => undefined);
    throw error;
  }
}
