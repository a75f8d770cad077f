import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { findOrder, updateOrder } from '../dasar/order.queries.ts';

/** Asks the provider for an account to pay an order into, and keeps it with the order; again is asking the same. */
export const requestTagihanJob: Job<{ order_id: number }> = {
  jenis: 'minta-tagihan',
  retryLimit: 3,
  isAwaited: true,
  run: async ({ deps, scope }, { order_id }) => {
    const order = await inScope(deps.db, scope, (db) => findOrder(db, { order_id }), { readOnly: true });
    if (!deps.penyedia || order?.status !== 'menunggu') return async () => null;
    const { kode_pembayaran, total, jatuh_tempo, tipe, akun } = order;
    const tagihan = await deps.penyedia.requestTagihan({
      kode_pembayaran,
      jumlah: total,
      jatuh_tempo,
      keterangan: `Langganan Hadir, ${tipe} ${akun} akun`,
    });
    return async (trx) => {
      await updateOrder(trx, order_id, tagihan);
      return null;
    };
  },
};
