import { ZONA_BAWAAN } from '@hadir/rules/waktu/zona.ts';
import type { Job as QueuedJob, JobWithMetadata } from 'pg-boss';
import type { Deps } from '../ctx/deps.ts';
import { endHabis } from '../queue/end-habis.ts';
import type { Job } from './job.ts';
import { QUEUE, QUEUE_HABIS, type OpenJobQueue } from '../queue/open-job-queue.ts';
import { runPekerjaan } from './run-pekerjaan.ts';
import type { ScheduledTask } from './scheduled-task.ts';

const AT_ONCE = 3;
/**
 * The connections that work in the background needs of its own: whatever is under way, one is left for the progress that
 * a job tells out of its last transaction.
 */
export const WORK_CONNECTIONS = 8;

/**
 * Begins to work: on what is enqueued, and on what is due by the clock. `deps.db` is not that of the requests, so that
 * neither can take the other's last connection.
 */
export async function workOnQueue(
  { boss }: OpenJobQueue,
  deps: Deps,
  jobs: readonly Job<never>[],
  tasks: readonly ScheduledTask[],
): Promise<void> {
  const options = {
    includeMetadata: true,
    pollingIntervalSeconds: 2,
    notifyPollingIntervalSeconds: 5,
  } as const;
  for (let nth = 0; nth < AT_ONCE; nth += 1) {
    const worker = await boss.work(QUEUE, options, async ([job]: JobWithMetadata<{ pekerjaan_id: string }>[]) => {
      if (!job) return;
      const isLast = job.retryCount >= job.retryLimit;
      try {
        await runPekerjaan(deps, jobs, { pekerjaan_id: job.data.pekerjaan_id, isLast });
      } finally {
        // Where one was there may be more: it looks at once, until it finds none.
        boss.notifyWorker(worker);
      }
    });
  }
  await boss.work(QUEUE_HABIS, { pollingIntervalSeconds: 2 }, async ([job]: QueuedJob<{ pekerjaan_id: string }>[]) => {
    if (job) await endHabis(deps.db, job.data.pekerjaan_id);
  });

  for (const { nama, cron, run } of tasks) {
    await boss.createQueue(nama, { retryLimit: 2, retryDelay: 60, expireInSeconds: 3600, heartbeatSeconds: 30 });
    await boss.work(nama, { pollingIntervalSeconds: 30 }, () => run(deps, deps.now()));
    await boss.schedule(nama, cron, null, { tz: ZONA_BAWAAN });
  }
}
