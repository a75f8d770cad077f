import { sql } from 'kysely';
import type { Db } from '../open/open-db.ts';

type Sebelum = { role: string; tenant_id: string | null; organisasi_id: string | null };

/**
 * Inside a transaction: runs `run` with the rows of one organisasi alone, then sees again what it saw before. For what the
 * product itself does in several organisasi at once, in none of them, or at the other side of a transfer.
 */
export async function asOrganisasi<T>(
  trx: Db,
  { tenant_id, organisasi_id }: { tenant_id: number; organisasi_id: number },
  run: () => Promise<T>,
): Promise<T> {
  // In this order: what there was is read before it is set.
  const { rows } = await sql<Sebelum>`
    with sebelum as materialized (
      select current_setting('role') as role, current_setting('hadir.tenant_id', true) as tenant_id,
        current_setting('hadir.organisasi_id', true) as organisasi_id)
    select sebelum.*, set_config('role', 'hadir_organisasi', true),
      set_config('hadir.tenant_id', ${String(tenant_id)}, true),
      set_config('hadir.organisasi_id', ${String(organisasi_id)}, true)
    from sebelum`.execute(trx);
  const [sebelum] = rows;
  const restore = () =>
    sql`select set_config('role', ${sebelum?.role ?? 'hadir_semua'}, true),
      set_config('hadir.tenant_id', ${sebelum?.tenant_id ?? ''}, true),
      set_config('hadir.organisasi_id', ${sebelum?.organisasi_id ?? ''}, true)`.execute(trx);
  try {
    const result = await run();
    await restore();
    return result;
  } catch (error) {
    // A failed statement has ended the transaction already; then there is nothing left to restore.
    await restore().catch(() => undefined);
    throw error;
  }
}
