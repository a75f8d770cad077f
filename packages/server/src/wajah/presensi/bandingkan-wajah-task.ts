import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { listSwafoto } from './banding.queries.ts';
import { bandingkanWajahJob } from './bandingkan-wajah-job.ts';

const JAM_MS = 3_600_000;
/** Every minute what came of late is looked for; once an hour all that may still be compared (aturan/wajah#kapan). */
const BARU_JAM = 3;
const TERBUKA_JAM = 48;

/** Asks for selfies to be compared where some wait: check-ins themselves neither wait for it nor write anything for it. */
export const bandingkanWajahTask: ScheduledTask = {
  nama: 'tanya-wajah',
  cron: '* * * * *',
  run: async ({ db, jobs }, now) => {
    const jam = now.getUTCMinutes() === 0 ? TERBUKA_JAM : BARU_JAM;
    const sejak = new Date(now.getTime() - jam * JAM_MS);
    const semua = { lingkup: 'semua' } as const;
    const [menunggu] = await inScope(db, semua, (trx) => listSwafoto(trx, { now, sejak, jumlah: 1 }), {
      readOnly: true,
    });
    if (!menunggu) return;
    const sistem = { tenant_id: null, organisasi_id: null, dibuat_oleh: null };
    await inScope(db, semua, (trx) =>
      jobs.enqueue(trx, bandingkanWajahJob, { sejak: sejak.toISOString() }, sistem, 'wajah'),
    );
  },
};
