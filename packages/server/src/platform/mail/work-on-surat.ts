import type { JobWithMetadata } from 'pg-boss';
import { inScope } from '../db/scope/in-scope.ts';
import type { SuratDeps } from './surat-deps.ts';
import type { OpenJobQueue } from '../queue/open-job-queue.ts';
import { deliverSurat } from './deliver-surat.ts';
import { QUEUE_SURAT } from './open-mailer.ts';
import { noteSuratGagal, noteSuratTerkirim } from './kontak-surat.queries.ts';
import { TidakDiterima, type Smtp } from './open-smtp.ts';

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
    try {
      const failure = await deliverSurat(deps, smtp, { surat_id: job.data.surat_id, isLast });
      // An address that nobody has says nothing of the mail server.
      if (!failure) await inScope(deps.db, { lingkup: 'semua' }, noteSuratTerkirim);
      else if (!failure.isFinal) await noteGagal(deps, failure);
      if (failure) onFailed(failure);
    } catch (error) {
      if (error instanceof TidakDiterima) await noteGagal(deps, error);
      throw error;
    }
  });
}

const noteGagal = ({ db }: SuratDeps, { message }: TidakDiterima) =>
  inScope(db, { lingkup: 'semua' }, (trx) => noteSuratGagal(trx, message));
