import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inviteSuperAdminPertama, isTanpaSuperAdmin } from '../anggota/pengelola/invite-super-admin-pertama.ts';
import { renewTagihan } from '../billing/order/renew-tagihan.ts';
import type { Deps } from '../platform/ctx/deps.ts';
import type { Config } from '../platform/kit/config.ts';
import { explainDiskFull } from '../platform/db/embedded/explain-disk-full.ts';
import { recreateDatabase } from '../platform/db/embedded/recreate-database.ts';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../platform/db/embedded/start-embedded-database.ts';
import { migrate } from '../platform/db/migrate/migrate.ts';
import { bacaDiUtama } from '../platform/db/open/baca.ts';
import { openDb } from '../platform/db/open/open-db.ts';
import { openReplica } from '../platform/db/open/open-replica.ts';
import { watchDatabase } from '../platform/db/open/watch-database.ts';
import { closeToOthers } from '../platform/files/close-to-others.ts';
import { buildApp } from './build-app.ts';
import { CONNECTIONS_BESIDE } from './connections-beside.ts';
import { listen } from '../platform/http/serving/listen.ts';
import { listenIklok } from '../perangkat/iklok/listen-iklok.ts';
import { JOBS } from './job-table.generated.ts';
import { SCHEDULED_TASKS } from './scheduled-tasks.generated.ts';
import { workOnQueue } from '../platform/jobs/work-on-queue.ts';
import { keepStarted, type Keep } from './proses/keep-started.ts';
import { mountOutboxPage } from '../platform/http/pages/outbox-page.ts';
import { workOnSurat } from '../platform/mail/work-on-surat.ts';
import { workOnPush } from '../auth/push/work-on-push.ts';
import { openDeps, type OpenDeps } from './open-deps.ts';
import { report } from '../platform/kit/report.ts';
import { demoMark } from '../seed/demo-mark.ts';
import { hasDemo } from '../seed/demo-state.queries.ts';
import { fillPenyedia } from '../seed/fill-penyedia.ts';
import { fillSimulator } from '../seed/fill-simulator.ts';
import { startMesinContoh } from '../seed/hidup/start-mesin-contoh.ts';
import { fillDemo } from '../seed/fill-demo.ts';
import { StartFailure } from '../platform/kit/start-failure.ts';

/** `isDemo`: the bundled database holds the demo, whose accounts are then worth printing. */
export type RunningServer = {
  url: string;
  isDemo: boolean;
  /** Where another process takes its place: answers what still comes on the connections that are open, before `stop`. */
  handOver: () => Promise<void>;
  /** Where a proxy chooses among servers: answers all that comes until it chooses another, before `stop`. */
  leave: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Starts everything in its order: database, migrations, application, port. `stop` undoes it in reverse:
 * requests under way are answered first. When a step fails, what was started before it is stopped again.
 */
export async function startServer(config: Config): Promise<RunningServer> {
  const { keep, stop } = keepStarted();
  let embedded: EmbeddedDatabase | undefined;
  try {
    if (!config.DATABASE_URL) embedded = keep(await startEmbeddedDatabase(config.DATA_DIR), (one) => one.stop());
    const served = await serve(config, embedded, keep);
    return { url: config.PUBLIC_URL, ...served, stop };
  } catch (error) {
    await stop();
    // A database that dies of a full disk only closes its connections; why, it tells its own log.
    const full = explainDiskFull((await embedded?.readWords()) ?? '');
    throw full ? new StartFailure(full) : error;
  }
}

async function serve(config: Config, embedded: EmbeddedDatabase | undefined, keep: Keep) {
  const url = config.DATABASE_URL ?? embedded?.url ?? '';
  const mark = demoMark(config.DATA_DIR);
  // Nobody has worked yet with what a demo that was cut short left behind.
  if (embedded?.isOwn && mark.isLeft()) await recreateDatabase(embedded.url);
  await migrate(url, { lama: { ms: 10_000, tell: tellMigrasi } });
  const watch = keep(watchDatabase(url, tellAway), (one) => one.stop());
  const db = keep(openDb(url, { connections: config.DATABASE_CONNECTIONS, watch }), (one) => one.destroy());
  const workDb = config.HADIR_PEKERJAAN
    ? keep(openDb(url, { connections: CONNECTIONS_BESIDE.pekerjaan, watch }), (one) => one.destroy())
    : null;

  const berkas = join(config.DATA_DIR, 'berkas');
  if (existsSync(berkas)) await closeToOthers(berkas);
  const replica = config.DATABASE_URL_BACA
    ? keep(
        openReplica(config.DATABASE_URL_BACA, db, { connections: config.DATABASE_CONNECTIONS, tell: tellReplica }),
        (one) => one.stop(),
      )
    : { baca: bacaDiUtama };
  const deps = await openDeps(config, url, { db, watch, baca: replica.baca }, keep);
  if (config.HADIR_DEMO && embedded) await fillDemo(db, deps.files, mark);
  if (deps.simulatorStaf && embedded) await fillSimulator(db, deps.simulatorStaf);
  if (deps.penyediaMasuk && embedded) await fillPenyedia(db, deps.penyediaMasuk);

  const app = keep(await buildApp(deps), (one) => one.close());
  const isDemo = embedded !== undefined && (await hasDemo(db));
  // Of several processes that share an address, the first one tells for all.
  if (!isDemo && (cluster.worker?.id ?? 1) === 1) await tellSuperAdmin(deps, config.SUPER_ADMIN_EMAIL);
  // What people really work in is no demo, however it was started.
  const isForTrying = isDemo || config.NODE_ENV === 'development';
  if (!config.SMTP_URL && config.isDevelopment && isForTrying) {
    mountOutboxPage(app, db);
    deps.mail.isKotak = true;
  } else if (!config.SMTP_URL) console.log('Surat disimpan dan tidak dikirim kepada siapa pun: SMTP_URL belum diatur');
  if (workDb) await workInBackground({ ...deps, db: workDb });
  if (deps.isSimulatorBayar) await renewTagihan(deps, 'semua');
  // Last, so that whoever is answered finds all of it begun: a database that goes away from then on ends nothing.
  await listen(app, config);
  if (isDemo && config.isDevelopment && config.HADIR_MESIN_CONTOH)
    keep(await startMesinContoh(db, app.listeningOrigin), (one) => one.stop());
  if (config.IKLOK_PORT !== undefined) keep(await listenIklok(app, config), (one) => one.close());
  const leave = config.TRUST_PROXY === undefined ? async () => undefined : app.leave;
  return { isDemo, handOver: app.handOver, leave };
}

/** Begins to work on what is asked for, on what is due by the clock, and on what is to be sent. */
async function workInBackground(deps: OpenDeps): Promise<void> {
  await workOnQueue(deps.jobs, deps, JOBS, SCHEDULED_TASKS);
  if (deps.smtp) await workOnSurat(deps.jobs, deps, deps.smtp, report('Surat tidak terkirim'));
  await workOnPush(deps.jobs, { ...deps, kunci: deps.kunciPush });
}

/** The first start of an empty database leads its first super admin in; no password is ever given out. */
async function tellSuperAdmin(deps: Deps, email: string | undefined): Promise<void> {
  if (email === undefined) {
    if (await isTanpaSuperAdmin(deps))
      console.log('Belum ada super admin. Isi SUPER_ADMIN_EMAIL dengan alamat emailnya, lalu jalankan lagi.');
    return;
  }
  const tautan = await inviteSuperAdminPertama(deps, email);
  if (tautan) console.log(`Belum ada super admin. ${email} memilih nama pengguna dan kata sandinya di ${tautan}`);
}

function tellReplica(keadaan: string) {
  process.stderr.write(`Salinan basis data (DATABASE_URL_BACA) ${keadaan}.\n`);
}

function tellMigrasi(nama: string) {
  process.stderr.write(`Memigrasi basis data: ${nama} masih berjalan. Yang lama tetap melayani.\n`);
}

function tellAway(isAway: boolean) {
  process.stderr.write(isAway ? 'Basis data tidak menjawab.\n' : 'Basis data menjawab lagi.\n');
}
