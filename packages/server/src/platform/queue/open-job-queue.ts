import { PgBoss } from 'pg-boss';
import { connectOwner } from '../db/open/connect-owner.ts';
import { sessionOptions } from '../db/open/session-options.ts';
import type { JobQueue } from './job-queue.ts';
import { getPekerjaanByKunci, insertPekerjaan, listDitunda, resumePekerjaan } from './pekerjaan.queries.ts';
import { within } from './within.ts';

export const QUEUE = 'pekerjaan';
/** Where a job comes that has been tried as often as it may, also when each time the server went down with it. */
export const QUEUE_HABIS = 'pekerjaan-habis';
const SCHEMA = 'pgboss';
/** A pool, and the one on which it listens, which the queue opens beside it. */
const POOL = 3;
export const QUEUE_CONNECTIONS = POOL + 1;
/** Work that has not come to its end so long after the server was asked to stop is handed back, to be begun anew. */
const HAND_BACK_MS = 8_000;
/** Attempts after the first at work that was laid aside: the queue no longer knows how many it was asked for with. */
const RESUMED_RETRIES = 3;
/** The queue orders by a number of four bytes: the seconds since then, below nought. */
const WAITING_SINCE = Date.UTC(2026, 0);
/** The queue hands its settings on to the driver: a connection that fell silent is given up. */
const NETWORK = { query_timeout: 35_000 };

export type OpenJobQueue = JobQueue & { boss: PgBoss };

/** Opens the queue, of which one is shared by all server processes on a database. Nothing is worked on yet. */
export async function openJobQueue(databaseUrl: string, onError: (error: Error) => void): Promise<OpenJobQueue> {
  const boss = new PgBoss({
    ...sessionOptions(databaseUrl),
    schema: SCHEMA,
    application_name: 'hadir-pekerjaan',
    max: POOL,
    ...NETWORK,
    useListenNotify: true,
    monitorIntervalSeconds: 15,
    superviseIntervalSeconds: 15,
  });
  let isStopping = false;
  boss.on('error', (error) => isStopping || onError(error));
  await boss.start();
  await boss.createQueue(QUEUE_HABIS, { retryDelay: 5, retryBackoff: true, retryLimit: 10 });
  const options = {
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 3600,
    heartbeatSeconds: 30,
    notify: true,
    deadLetter: QUEUE_HABIS,
  };
  await boss.createQueue(QUEUE, options);
  await boss.updateQueue(QUEUE, options); // one that an earlier version made
  await letServerEnqueue(databaseUrl);

  return {
    boss,
    async enqueue(trx, job, masukan, owner, kunci) {
      const { jenis, retryLimit, isAwaited: is_ditunggu } = job;
      const row = await insertPekerjaan(trx, { ...owner, jenis, kunci: kunci ?? null, is_ditunggu, masukan });
      if (!row) return getPekerjaanByKunci(trx, owner, jenis, kunci ?? '');
      const { pekerjaan_id } = row;
      const options = { id: pekerjaan_id, retryLimit, priority: priorityOf(row), db: within(trx) };
      await boss.send(QUEUE, { pekerjaan_id }, options);
      return pekerjaan_id;
    },
    async resume(trx) {
      for (const pekerjaan_id of await listDitunda(trx)) {
        const priority = priorityOf(await resumePekerjaan(trx, pekerjaan_id));
        await boss.send(QUEUE, { pekerjaan_id }, { retryLimit: RESUMED_RETRIES, priority, db: within(trx) });
      }
    },
    stop: () => {
      // The database may close its connections before the queue does.
      isStopping = true;
      return boss.stop({ graceful: true, timeout: HAND_BACK_MS });
    },
  };
}

/** What counts as waiting for longer comes first. */
const priorityOf = ({ antre_pada }: { antre_pada: string }) =>
  Math.round((WAITING_SINCE - Date.parse(antre_pada)) / 1000);

/** The queue's tables belong to the owner; requests add to them as the role that row level security binds. */
async function letServerEnqueue(databaseUrl: string) {
  const owner = await connectOwner(databaseUrl);
  try {
    const { rows } = await owner.query<{ allowed: boolean }>(
      `select has_table_privilege('hadir_app', '${SCHEMA}.job', 'insert') as allowed`,
    );
    if (rows[0]?.allowed) return;
    await owner.query(`
      begin; select pg_advisory_xact_lock(7201946);
      grant usage on schema ${SCHEMA} to hadir_app;
      grant select, insert, update on all tables in schema ${SCHEMA} to hadir_app;
      commit`);
  } finally {
    await owner.end();
  }
}
