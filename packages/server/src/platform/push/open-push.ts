import { SEHARI_DETIK } from '@hadir/rules/waktu/sehari.ts';
import { isAlamatPush } from '@hadir/rules/auth/is-alamat-push.ts';
import { isLocalHost } from '../kit/is-local-host.ts';
import type { OpenJobQueue } from '../queue/open-job-queue.ts';
import { within } from '../queue/within.ts';
import type { KunciPush } from './open-kunci-push.ts';
import type { Push } from './push.ts';

export const QUEUE_PUSH = 'push';

/** What could not be shown for an hour is old news: it stands in the bell. */
const RETRY = { retryLimit: 6, retryDelay: 10, retryBackoff: true, retryDelayMax: 900 };
const OPTIONS = {
  ...RETRY,
  heartbeatSeconds: 30,
  expireInSeconds: 120,
  deleteAfterSeconds: SEHARI_DETIK,
  notify: true,
};

type Settings = {
  kunci: KunciPush;
  /** On somebody's own machine a push service of his own may stand in for the browsers'. */
  isLoopbackAllowed: boolean;
};

/** Keeps what browsers are to show until it is sent; the queue knows it by numbers alone. */
export async function openPush({ boss }: OpenJobQueue, { kunci, isLoopbackAllowed }: Settings): Promise<Push> {
  await boss.createQueue(QUEUE_PUSH, OPTIONS);
  await boss.updateQueue(QUEUE_PUSH, OPTIONS); // one that an earlier version made
  return {
    kunciPublik: kunci.publik,
    isAlamat: (endpoint) => isAlamatPush(endpoint) || (isLoopbackAllowed && isLocalHost(new URL(endpoint).hostname)),
    send: async (trx, kiriman) => {
      for (const one of kiriman) await boss.send(QUEUE_PUSH, one, { db: within(trx) });
    },
  };
}
