import { inScope } from '../../platform/db/scope/in-scope.ts';
import { tryEach } from '../../platform/jobs/try-each.ts';
import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { dropBulanKosong } from './hapus-hari.queries.ts';
import { hapusHari } from './hapus-hari.ts';
import { listTenantBermasa } from './masa-kehadiran.queries.ts';

/** Removes each night the days that tenants keep no longer, and the months in which nobody has any left. */
export const hapusHariTask: ScheduledTask = {
  nama: 'hapus-hari',
  cron: '27 3 * * *',
  run: async ({ db, files }, now) => {
    const tenants = await inScope(db, { lingkup: 'semua' }, listTenantBermasa, { readOnly: true });
    await tryEach(
      tenants,
      (tenant_id) => hapusHari({ db, files }, tenant_id, now),
      'Some tenants keep what they should not',
    );
    if (tenants.length > 0) await inScope(db, { lingkup: 'semua' }, dropBulanKosong);
  },
};
