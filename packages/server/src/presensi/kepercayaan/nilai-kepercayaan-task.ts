import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { judgeFakta } from './judge-fakta.ts';
import { listBelumDinilai, putKepercayaan } from './kepercayaan.queries.ts';

/** So many in one transaction: what two servers judge at once stands once. */
const PORSI = 500;

/** Every minute: scores the events that wait for a person, so that he sees first what most needs him. No event waits for it. */
export const nilaiKepercayaanTask: ScheduledTask = {
  nama: 'nilai-kepercayaan',
  cron: '* * * * *',
  run: async ({ db }, now) => {
    for (;;) {
      const fakta = await inScope(db, { lingkup: 'semua' }, (trx) => listBelumDinilai(trx, now, PORSI), {
        readOnly: true,
      });
      if (fakta.length === 0) return;
      await inScope(db, { lingkup: 'semua' }, (trx) =>
        putKepercayaan(
          trx,
          now,
          fakta.map((one) => ({ ...one, ...judgeFakta(one) })),
        ),
      );
      if (fakta.length < PORSI) return;
    }
  },
};
