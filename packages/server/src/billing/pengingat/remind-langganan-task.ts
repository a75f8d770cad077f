import { HARI_PENGINGAT } from '@hadir/rules/billing/judge-pengingat-langganan.ts';
import { ZONA_BAWAAN } from '@hadir/rules/waktu/zona.ts';
import { listOrganisasiAktif } from '../../kehadiran/turunan/zona.queries.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { tryEach } from '../../platform/jobs/try-each.ts';
import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { listAkanBerakhir } from './pengingat.queries.ts';
import { remindLangganan } from './remind-langganan.ts';

/** Every hour of the day: tells whose subscription ends in 30, 14, 7 or 1 day, each once (aturan/langganan#pengingat). */
export const remindLanggananTask: ScheduledTask = {
  nama: 'ingatkan-langganan',
  cron: '20 7-18 * * *',
  run: async (deps, now) => {
    const { db } = deps;
    const [aktif, akan] = await inScope(
      db,
      { lingkup: 'semua' },
      async (trx) =>
        [
          await listOrganisasiAktif(trx, now),
          await listAkanBerakhir(trx, localToday(now, ZONA_BAWAAN), HARI_PENGINGAT[0]),
        ] as const,
      { readOnly: true },
    );
    const remind = async ({ tenant_id, organisasi_id, timezone }: (typeof aktif)[number]) => {
      const langganan = akan.get(organisasi_id);
      if (!langganan) return;
      await remindLangganan(deps, { tenant_id, organisasi_id }, langganan, { now, today: localToday(now, timezone) });
    };
    await tryEach(aktif, remind, 'Some organisations could not be reminded');
  },
};
