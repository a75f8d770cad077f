import type { Deps } from '../../platform/ctx/deps.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { tryEach } from '../../platform/jobs/try-each.ts';
import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { closePerbantuan } from './close-perbantuan.ts';
import { listJatuhTempo, listPerbantuanSelesai } from './jatuh-tempo.queries.ts';
import { runMutasi } from './run-mutasi.ts';

/**
 * Every five minutes, since the day begins at three different hours and a server that was off is switched on at any: does
 * the transfers whose day has come, those that were missed included.
 */
export const runMutasiTask: ScheduledTask = {
  nama: 'jalankan-mutasi',
  cron: '1-59/5 * * * *',
  run: (deps, now) => tryEach([moveDue, closeEnded], (step) => step(deps, now), 'Some transfers could not be done'),
};

async function moveDue(deps: Deps, now: Date): Promise<void> {
  const due = await inScope(deps.db, { lingkup: 'semua' }, (db) => listJatuhTempo(db, now), { readOnly: true });
  await tryEach(due, (mutasi_id) => runMutasi(deps, mutasi_id, now), 'Some could not be moved');
}

async function closeEnded(deps: Deps, now: Date): Promise<void> {
  const selesai = await inScope(deps.db, { lingkup: 'semua' }, (db) => listPerbantuanSelesai(db, now), {
    readOnly: true,
  });
  await tryEach(selesai, (one) => closePerbantuan(deps, one, now), 'Some loans could not be closed');
}
