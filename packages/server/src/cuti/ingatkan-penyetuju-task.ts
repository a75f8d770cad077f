import { inScope } from '../db/in-scope.ts';
import { localToday } from '../http/local-today.ts';
import type { ScheduledTask } from '../jobs/scheduled-task.ts';
import { listOrganisasiAktif } from '../kehadiran/zona.queries.ts';
import { findSaklarCuti } from '../pengaturan/saklar-cuti.queries.ts';
import { ingatkanPenyetuju } from './ingatkan-penyetuju.ts';

/** Every morning: tells those whom a waiting request has reached since it was sent, each once per link. */
export const ingatkanPenyetujuTask: ScheduledTask = {
  nama: 'ingatkan-penyetuju-cuti',
  cron: '0 6 * * *',
  run: async ({ db, mail, publicUrl }, now) => {
    const semua = await inScope(db, { lingkup: 'semua' }, (trx) => listOrganisasiAktif(trx, now), { readOnly: true });
    const failures: unknown[] = [];
    for (const { organisasi_id, tenant_id, k_sumber_data, timezone } of semua) {
      const organisasi = { organisasi_id, tenant_id, k_sumber_data };
      const run = inScope(db, { lingkup: 'organisasi', organisasi_id, tenant_id }, async (trx) => {
        const ctx = { db: trx, now, today: localToday(now, timezone), organisasi, publicUrl };
        const saklar = await findSaklarCuti(ctx);
        return saklar.is_aktif && !saklar.is_disable_ketidakhadiran ? ingatkanPenyetuju(ctx) : [];
      }).then(async (surat) => {
        for (const one of surat) await mail.send(one);
      });
      await run.catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some organisations could not be reminded');
  },
};
