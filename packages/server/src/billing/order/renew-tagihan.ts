import type { Deps } from '../../platform/ctx/deps.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { listMenungguPenyedia } from '../dasar/order.queries.ts';
import { requestTagihanJob } from './request-tagihan-job.ts';

/**
 * Asks again for the accounts of orders that wait: of those that have none yet, since the provider did not answer, or of all,
 * where a simulator that was started anew knows of none.
 */
export async function renewTagihan(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  yang: 'semua' | 'tanpa-nomor',
): Promise<void> {
  await inScope(db, { lingkup: 'semua' }, async (trx) => {
    for (const { order_id, tenant_id, organisasi_id, dibuat_oleh } of await listMenungguPenyedia(trx, yang)) {
      await jobs.enqueue(
        trx,
        requestTagihanJob,
        { order_id },
        { tenant_id, organisasi_id, dibuat_oleh },
        String(order_id),
      );
    }
  });
}
