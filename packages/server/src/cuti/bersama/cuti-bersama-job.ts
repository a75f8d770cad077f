import type { Job } from '../../platform/jobs/job.ts';
import { syncBersamaDi } from './sync-bersama-di.ts';
import { tellSaldoBersama } from './tell-saldo-bersama.ts';

/** Brings an organisation's ledgers to its cuti bersama, after what judges them has changed. */
export const cutiBersamaJob: Job<Record<string, never>> = {
  jenis: 'cuti-bersama',
  retryLimit: 3,
  isAwaited: false,
  run: async ({ deps, now, tenant_id, organisasi_id }) => {
    if (tenant_id === null || organisasi_id === null) throw new Error('cuti-bersama belongs to an organisasi');
    return async (db) => {
      const organisasi = { tenant_id, organisasi_id };
      const baris = await syncBersamaDi(db, organisasi, now);
      await tellSaldoBersama({ db, deps, now, organisasi }, baris);
      return { baris: baris.length };
    };
  },
};
