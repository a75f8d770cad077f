import { localToday } from '../../platform/ctx/local-today.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { getZona } from '../../kehadiran/turunan/zona.queries.ts';
import { tellCutiDihitung } from './tell-cuti-dihitung.ts';
import { listCutiDihitung, listCutiKurang, lockPemohon, sortByPemohon } from './cuti-tersentuh.queries.ts';
import { syncCuti } from './sync-cuti.ts';

/** Counts leave again after schedules or holidays have changed under it, and tells those whose leave it changed. */
export const syncCutiJob: Job<{ cuti_ids: number[] }> = {
  jenis: 'sesuaikan-cuti',
  retryLimit: 3,
  isAwaited: false,
  run: async ({ deps, now, tenant_id, organisasi_id }, { cuti_ids }) => {
    if (tenant_id === null || organisasi_id === null) throw new Error('sesuaikan-cuti belongs to an organisasi');
    return async (db) => {
      const today = localToday(now, await getZona(db, organisasi_id, now));
      const ctx = { db, now, today, organisasi: { tenant_id, organisasi_id } };
      const sync = async (ids: readonly number[]) => {
        let berubah = 0;
        for (const cuti_id of ids) berubah += (await syncCuti(ctx, cuti_id)) ? 1 : 0;
        return berubah;
      };
      const pemohon = await lockPemohon(ctx, cuti_ids);
      const sebelum = await listCutiDihitung(ctx, pemohon);
      const berubah = await sync(await sortByPemohon(ctx, cuti_ids));
      // What one gives back pays what another of the same member still lacks.
      const kurang = await listCutiKurang(ctx, pemohon);
      const dibayar = await sync(kurang);
      await tellCutiDihitung({ ...ctx, deps }, sebelum, await listCutiDihitung(ctx, pemohon));
      return { berubah: berubah + dibayar };
    };
  },
};
