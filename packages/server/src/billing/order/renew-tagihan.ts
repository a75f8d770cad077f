import type { Deps } from '../../platform/ctx/deps.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { listMenunggu } from '../dasar/order.queries.ts';
import { requestTagihanJob } from './request-tagihan-job.ts';

/** Asks again for the accounts of all orders that wait: a simulator that was started anew knows of none. */
export async function renewTagihan({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  await inScope(db, { lingkup: 'semua' }, async (trx) => {
    for (const { order_id, tenant_id, organisasi_id, dibuat_oleh } of await listMenunggu(trx, 'va')) {
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
