import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { listPenerimaHarian, takeButirHarian } from './surat-harian.queries.ts';
import { suratHarian } from './surat-harian.ts';

/** Every hour: the mail of the day to those for whom it is morning, each once a day. */
export const sendHarianTask: ScheduledTask = {
  nama: 'surat-harian',
  cron: '5 * * * *',
  run: async (deps, now) => {
    const { db, mail, publicUrl } = deps;
    const penerima = await inScope(db, { lingkup: 'semua' }, (trx) => listPenerimaHarian(trx, now), { readOnly: true });
    const failures: unknown[] = [];
    for (const one of penerima) {
      const { email } = one;
      await inScope(db, { lingkup: 'semua' }, async (trx) => {
        const butir = await takeButirHarian(trx, one, now);
        if (butir.length === 0 || email === null) return;
        await mail.send(trx, { kepada: email, ...suratHarian(one, butir, publicUrl) });
      }).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some could not be sent their mail of the day');
  },
};
