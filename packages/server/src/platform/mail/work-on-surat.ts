import type { JobWithMetadata } from 'pg-boss';
import type { SuratDeps } from './surat-deps.ts';
import type { OpenJobQueue } from '../queue/open-job-queue.ts';
import { deliverSurat } from './deliver-surat.ts';
import { QUEUE_SURAT } from './open-mailer.ts';
import type { Smtp } from './open-smtp.ts';

/** So many mails are handed over at the same time; each holds a connection to the database meanwhile. */
export const SURAT_AT_ONCE = 2;
/** A mail is sent at once; one that is tried again is looked for so often. */
const LOOK = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };

/** Begins to send what is kept; what is given up is told. */
export async function workOnSurat(
  { boss }: OpenJobQueue,
  deps: SuratDeps,
  smtp: Smtp,
  onFailed: (error: Error) => void,
): Promise<void> {
  const options = {
    includeMetadata: true,
    localConcurrency: SURAT_AT_ONCE,
    ...LOOK,
    burstWhenReadyExceeds: 10,
  } as const;
  await boss.work(QUEUE_SURAT, options, async ([job]: JobWithMetadata<{ surat_id: number }>[]) => {
    if (!job) return;
    const isLast = job.retryCount >= job.retryLimit;
    const failure = await deliverSurat(deps, smtp, { surat_id: job.data.surat_id, isLast });
    if (failure) onFailed(failure);
  });
}
