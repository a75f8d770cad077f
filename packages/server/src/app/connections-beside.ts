import { WORK_CONNECTIONS } from '../platform/jobs/work-on-queue.ts';
import { SURAT_AT_ONCE } from '../platform/mail/work-on-surat.ts';
import { QUEUE_CONNECTIONS } from '../platform/queue/open-job-queue.ts';

/** The most connections that one process holds to the primary beside those of requests: `max_connections` is counted by it. */
export const CONNECTIONS_BESIDE = {
  pekerjaan: WORK_CONNECTIONS + SURAT_AT_ONCE,
  antrean: QUEUE_CONNECTIONS,
  pengamat: 1,
  siaran: 1,
} as const;
