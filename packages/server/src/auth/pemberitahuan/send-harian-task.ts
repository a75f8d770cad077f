import { inScope } from '../../platform/db/scope/in-scope.ts';
import { tryEach } from '../../platform/jobs/try-each.ts';
import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { listPenerimaHarian, takeButirHarian, type PenerimaHarian } from './surat-harian.queries.ts';
import { suratHarian } from './surat-harian.ts';

/** Every hour: the mail of the day to those for whom it is morning, each once a day. */
export const sendHarianTask: ScheduledTask = {
  nama: 'surat-harian',
  cron: '5 * * * *',
  run: async (deps, now) => {
    const { db, mail, publicUrl } = deps;
    const penerima = await inScope(db, { lingkup: 'semua' }, (trx) => listPenerimaHarian(trx, now), { readOnly: true });
    const send = (one: PenerimaHarian) =>
      inScope(db, { lingkup: 'semua' }, async (trx) => {
        const butir = await takeButirHarian(trx, one, now);
        if (butir.length === 0 || one.email === null) return;
        await mail.send(trx, { kepada: one.email, ...suratHarian(one, butir, publicUrl) });
      });
    await tryEach(penerima, send, 'Some could not be sent their mail of the day');
  },
};
