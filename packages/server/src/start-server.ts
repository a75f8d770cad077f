import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { explainDiskFull } from './db/embedded/explain-disk-full.ts';
import { recreateDatabase } from './db/embedded/recreate-database.ts';
import { startEmbeddedDatabase, type EmbeddedDatabase } from './db/embedded/start-embedded-database.ts';
import { migrate } from './db/migrate.ts';
import { openDb } from './db/open-db.ts';
import { createSlots } from './db/slots.ts';
import { createFiles } from './files/files.ts';
import { openDisk } from './files/open-disk.ts';
import { storageOf } from './files/storage-of.ts';
import { buildApp } from './http/app.ts';
import type { Deps } from './http/deps.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { JOBS } from './jobs/job-table.ts';
import { openJobQueue } from './jobs/open-job-queue.ts';
import { SCHEDULED_TASKS } from './jobs/scheduled-tasks.ts';
import { WORK_CONNECTIONS, workOnQueue } from './jobs/work-on-queue.ts';
import { openMailer } from './mail/open-mailer.ts';
import { mountOutboxPage } from './mail/outbox-page.ts';
import { messageOf } from './message-of.ts';
import { demoMark } from './seed/demo-mark.ts';
import { hasDemo, isDatabaseEmpty } from './seed/demo-state.queries.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { openSimpatika } from './simpatika/open-simpatika.ts';
import { StartFailure } from './start-failure.ts';

const WEB_DIR = join(import.meta.dirname, '../../web/dist');

/** `isDemo`: the bundled database holds the demo, whose accounts are then worth printing. */
export type RunningServer = { url: string; isDemo: boolean; stop: () => Promise<void> };

/**
 * Starts everything in its order: database, migrations, application, port. `stop` undoes it in reverse:
 * requests under way are answered first. When a step fails, what was started before it is stopped again.
 */
export async function startServer(config: Config): Promise<RunningServer> {
  const undo: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  let embedded: EmbeddedDatabase | undefined;
  try {
    if (!config.DATABASE_URL) {
      embedded = await startEmbeddedDatabase(config.DATA_DIR);
      undo.push(embedded.stop);
    }
    const databaseUrl = config.DATABASE_URL ?? embedded?.url ?? '';
    const mark = demoMark(config.DATA_DIR);
    // Nobody has worked yet with what a demo that was cut short left behind.
    if (embedded?.isOwn && mark.isLeft()) await recreateDatabase(embedded.url);
    await migrate(databaseUrl);
    const db = openDb(databaseUrl, { connections: config.DATABASE_CONNECTIONS });
    undo.push(() => db.destroy());
    const workDb = openDb(databaseUrl, { connections: WORK_CONNECTIONS });
    undo.push(() => workDb.destroy());

    const files = createFiles(openDisk(storageOf(config)));
    if (config.HADIR_DEMO && embedded && (await isDatabaseEmpty(db))) {
      console.log('Mengisi contoh...');
      await mark.put();
      await seedDemo({ db, files, now: new Date() });
      await mark.remove();
    }

    const mail = openMailer(config, db, report('Surat tidak terkirim'));
    undo.push(() => mail.close());

    const { simpatika, isSimulator, close } = await openSimpatika(config);
    undo.push(close);
    if (isSimulator) console.log('Sistem data kepegawaian: simulator di mesin ini (SIMPATIKA_URL belum diatur)');

    const jobs = await openJobQueue(databaseUrl, report('Antrean pekerjaan'));
    undo.push(() => jobs.stop());

    const deps: Deps = {
      db,
      slots: createSlots(config.DATABASE_CONNECTIONS),
      jobs,
      files,
      mail,
      simpatika,
      limits: createRateLimits(db),
      publicUrl: config.PUBLIC_URL,
      checkOutput: false,
      logLevel: config.LOG_LEVEL,
      webDir: config.HADIR_WEB && existsSync(WEB_DIR) ? WEB_DIR : null,
      tileHost: config.TILE_HOST ?? null,
      metricsToken: config.METRICS_TOKEN ?? null,
      trustProxy: config.TRUST_PROXY === '1' || (config.TRUST_PROXY ?? false),
      now: () => new Date(),
    };
    const app = await buildApp(deps);
    undo.push(() => app.close());
    if (config.isDevelopment && !config.SMTP_URL) mountOutboxPage(app, db);
    await listen(app, config);
    await workOnQueue(jobs, { ...deps, db: workDb }, JOBS, SCHEDULED_TASKS);
    return { url: config.PUBLIC_URL, isDemo: !config.DATABASE_URL && (await hasDemo(db)), stop };
  } catch (error) {
    await stop();
    // A database that dies of a full disk only closes its connections; why, it tells its own log.
    const full = explainDiskFull((await embedded?.readWords()) ?? '');
    throw full ? new StartFailure(full) : error;
  }
}

async function listen(app: FastifyInstance, { HOST, PORT }: Config) {
  try {
    await app.listen({ host: HOST, port: PORT });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartFailure(
        `Porta ${PORT} sudah dipakai program lain. Hentikan program itu, atau pilih porta lain: PORT=${PORT + 1} npm start`,
      );
    }
    if (code === 'EACCES') throw new StartFailure(`Porta ${PORT} tidak boleh dipakai. Pilih porta di atas 1023.`);
    if (code === 'EADDRNOTAVAIL') throw new StartFailure(`Alamat ${HOST} tidak ada pada mesin ini. Perbaiki HOST.`);
    throw error;
  }
}

function report(what: string) {
  return (error: unknown) => {
    process.stderr.write(`${what}: ${messageOf(error)}\n`);
  };
}
