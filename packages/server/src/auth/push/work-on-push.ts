import type { Job } from 'pg-boss';
import type { Db } from '../../platform/db/open/open-db.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { KunciPush } from '../../platform/push/open-kunci-push.ts';
import { QUEUE_PUSH } from '../../platform/push/open-push.ts';
import { postPush } from '../../platform/push/post-push.ts';
import type { KirimanPush } from '../../platform/push/push.ts';
import type { OpenJobQueue } from '../../platform/queue/open-job-queue.ts';
import { deletePush, findKiriman } from './push.queries.ts';

/** So many are handed over at the same time; none holds a connection to the database meanwhile. */
const AT_ONCE = 8;
const LOOK = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };

type PushDeps = { db: Db; kunci: KunciPush; publicUrl: string; now: () => Date };

/** Begins to send what browsers are to show. What comes twice replaces itself there: it bears the same number. */
export async function workOnPush({ boss }: OpenJobQueue, deps: PushDeps): Promise<void> {
  const options = { localConcurrency: AT_ONCE, ...LOOK, burstWhenReadyExceeds: 10 } as const;
  await boss.work(QUEUE_PUSH, options, async ([job]: Job<KirimanPush>[]) => {
    if (job) await deliverPush(deps, job.data);
  });
}

async function deliverPush({ db, kunci, publicUrl, now }: PushDeps, kiriman: KirimanPush): Promise<void> {
  const found = await inScope(db, { lingkup: 'semua' }, (trx) => findKiriman(trx, kiriman, now()), { readOnly: true });
  if (!found) return;
  const { judul, tautan, ...alamat } = found;
  // Push services ask for an address where the sender can be reached.
  const subject = publicUrl.startsWith('https:') ? publicUrl : `mailto:hadir@${new URL(publicUrl).hostname}`;
  const isi = { judul, tautan, nomor: kiriman.pemberitahuan_id };
  const hasil = await postPush({ kunci, subject }, alamat, isi);
  if (hasil === 'hilang') await inScope(db, { lingkup: 'semua' }, (trx) => deletePush(trx, kiriman.push_id));
}
