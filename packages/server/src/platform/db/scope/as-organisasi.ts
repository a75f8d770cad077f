import { sql, type Transaction } from 'kysely';
import type { Tables } from '../open/tables.ts';

/**
 * Inside a transaction that has everything in view: runs `run` with the rows of one organisasi alone, then widens again.
 * For what the product itself does in several organisasi at once, or in none of them.
 */
export async function asOrganisasi<T>(
  trx: Transaction<Tables>,
  { tenant_id, organisasi_id }: { tenant_id: number; organisasi_id: number },
  run: () => Promise<T>,
): Promise<T> {
  await sql`select set_config('role', 'hadir_organisasi', true), set_config('hadir.tenant_id', ${String(tenant_id)}, true),
    set_config('hadir.organisasi_id', ${String(organisasi_id)}, true)`.execute(trx);
  const widen = () =>
    sql`select set_config('role', 'hadir_semua', true), set_config('hadir.tenant_id', '', true),
      set_config('hadir.organisasi_id', '', true)`.execute(trx);
  try {
    const result = await run();
    await widen();
    return result;
  } catch (error) {
    // A failed statement has ended the transaction already; then there is nothing left to widen.
    await widen().catch(() => undefined);
    throw error;
  }
}
