import { inScope } from '../../platform/db/scope/in-scope.ts';
import { tryEach } from '../../platform/jobs/try-each.ts';
import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { listOrganisasiAktif } from '../../kehadiran/turunan/zona.queries.ts';
import { listOrganisasiMenunggu } from '../jalan/organisasi-menunggu.queries.ts';
import { ingatkanDi } from './ingatkan-di.ts';

/** Every quarter of an hour: tells those whom a waiting request has reached since it was sent, each once per link. */
export const ingatkanPenyetujuTask: ScheduledTask = {
  nama: 'ingatkan-penyetuju-cuti',
  cron: '*/15 * * * *',
  run: async (deps, now) => {
    const { db } = deps;
    const [aktif, menunggu] = await inScope(
      db,
      { lingkup: 'semua' },
      async (trx) => [await listOrganisasiAktif(trx, now), await listOrganisasiMenunggu(trx)] as const,
      { readOnly: true },
    );
    const yang = aktif.filter(({ organisasi_id }) => menunggu.has(organisasi_id));
    await tryEach(yang, (one) => ingatkanDi(deps, one, now), 'Some organisations could not be reminded');
  },
};
