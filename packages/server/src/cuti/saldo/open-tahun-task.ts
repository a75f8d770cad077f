import { inScope } from '../../platform/db/scope/in-scope.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { listOrganisasiAktif } from '../../kehadiran/turunan/zona.queries.ts';
import { openTahun } from './open-tahun.ts';
import { findTahunTerakhir } from './pemilik-saldo.queries.ts';
import { tahunOf } from '@hadir/rules/waktu/tanggal.ts';

/** In the first week of January: opens the year where the one before was opened; whoever began later opens by hand. */
export const openTahunTask: ScheduledTask = {
  nama: 'buka-tahun-cuti',
  cron: '40 0 1-7 1 *',
  run: async ({ db }, now) => {
    const semua = await inScope(db, { lingkup: 'semua' }, (trx) => listOrganisasiAktif(trx, now), { readOnly: true });
    for (const { organisasi_id, tenant_id, timezone } of semua) {
      const organisasi = { organisasi_id, tenant_id };
      const tahun = tahunOf(localToday(now, timezone));
      await inScope(db, { lingkup: 'organisasi', ...organisasi }, async (trx) => {
        const ctx = { db: trx, now, organisasi };
        const last = await findTahunTerakhir(ctx);
        if (last === tahun - 1 || last === tahun) await openTahun(ctx, tahun);
      });
    }
  },
};
