import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { insertSinkron, listTersinkron, lockSinkronTerakhir } from './sinkronisasi.queries.ts';
import { startSinkron } from './start-sinkron.ts';
import { isBerjalan } from './to-sinkronisasi.ts';

/**
 * By night the members of every organisation that is kept in step follow the staff system (aturan/sinkron#malam); who vanished there waits for
 * somebody's confirmation (aturan/sinkron#hilang).
 */
export const sinkronMalamTask: ScheduledTask = {
  nama: 'sinkron-malam',
  cron: '40 1 * * *',
  run: async (deps, now) => {
    if (!deps.simpatika) return;
    const semua = await inScope(
      deps.db,
      { lingkup: 'semua' },
      (db) => listTersinkron(db, SUMBER_DATA.terhubung, STATUS_RECORD.aktif),
      { readOnly: true },
    );
    for (const organisasi of semua) {
      await inScope(deps.db, { lingkup: 'organisasi', ...organisasi }, async (db) => {
        const last = await lockSinkronTerakhir(db, organisasi.organisasi_id);
        if (last && isBerjalan(last)) return;
        const by = { asal: 'malam', dibuat_oleh: null, pembuat: null, dibuat_pada: now } as const;
        const sinkronisasi_id = await insertSinkron(db, organisasi, by);
        await startSinkron({ db, deps, organisasi, actor: null }, { sinkronisasi_id, langkah: 'semua' });
      });
    }
  },
};
