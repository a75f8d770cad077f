import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { closePerbantuan } from './close-perbantuan.ts';
import { listJatuhTempo, listPerbantuanSelesai } from './jatuh-tempo.queries.ts';
import { runMutasi } from './run-mutasi.ts';

/**
 * Every five minutes, since the day begins at three different hours and a server that was off is switched on at any: does
 * the transfers whose day has come, those that were missed included. One that fails does not keep the others waiting; the failure is thrown when all had their turn.
 */
export const runMutasiTask: ScheduledTask = {
  nama: 'jalankan-mutasi',
  cron: '1-59/5 * * * *',
  run: async (deps, now) => {
    const due = await inScope(deps.db, { lingkup: 'semua' }, (db) => listJatuhTempo(db, now), { readOnly: true });
    const failures: unknown[] = [];
    for (const mutasi_id of due) {
      await runMutasi(deps, mutasi_id, now).catch((error: unknown) => failures.push(error));
    }
    const selesai = await inScope(deps.db, { lingkup: 'semua' }, (db) => listPerbantuanSelesai(db, now), {
      readOnly: true,
    });
    for (const one of selesai) {
      await closePerbantuan(deps, one, now).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some transfers could not be done');
  },
};
