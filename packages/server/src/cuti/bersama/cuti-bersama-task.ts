import { inScope } from '../../platform/db/scope/in-scope.ts';
import { tryEach } from '../../platform/jobs/try-each.ts';
import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { listInstansiBersama } from './cuti-bersama.queries.ts';
import { syncBersamaDi } from './sync-bersama-di.ts';
import { tellSaldoBersama } from './tell-saldo-bersama.ts';

/** Every night: brings the ledgers to the cuti bersama of those organisations that have set whose leave it reduces. */
export const cutiBersamaTask: ScheduledTask = {
  nama: 'bukukan-cuti-bersama',
  cron: '20 2 * * *',
  run: async (deps, now) => {
    const semua = await inScope(deps.db, { lingkup: 'semua' }, (trx) => listInstansiBersama(trx), { readOnly: true });
    const book = ({ organisasi_id, tenant_id }: (typeof semua)[number]) => {
      const at = { organisasi_id, tenant_id };
      return inScope(deps.db, { lingkup: 'organisasi', ...at }, async (db) => {
        await tellSaldoBersama({ db, deps, now, organisasi: at }, await syncBersamaDi(db, at, now));
      });
    };
    await tryEach(semua, book, 'Some organisations could not book their cuti bersama');
  },
};
