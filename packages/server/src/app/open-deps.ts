import { makeShortAnswer } from '../platform/kit/short-answer.ts';
import { ISIAN_JAWABAN } from '../presensi/ketukan/isian-jawaban.ts';
import { toPetak } from '../platform/ctx/petak.ts';
import { UPWARD } from './upward.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getKunciServer } from '../platform/db/open/kunci-server.queries.ts';
import type { Config } from '../platform/kit/config.ts';
import { oncePerAbsence } from '../platform/db/open/once-per-absence.ts';
import type { DatabaseWatch } from '../platform/db/open/watch-database.ts';
import { createSlots } from '../platform/db/open/slots.ts';
import { createFiles } from '../platform/files/files.ts';
import { openDisk } from '../platform/files/open-disk.ts';
import { openRoom } from '../platform/files/open-room.ts';
import { storageOf } from '../platform/files/storage-of.ts';
import type { Deps } from '../platform/ctx/deps.ts';
import { createRateLimits } from '../platform/ctx/rate-limits.ts';
import { openSiaran } from '../platform/siaran/open-siaran.ts';
import { openJobQueue, type OpenJobQueue } from '../platform/queue/open-job-queue.ts';
import type { Keep } from './proses/keep-started.ts';
import { openMailer } from '../platform/mail/open-mailer.ts';
import { openKunciPush, type KunciPush } from '../platform/push/open-kunci-push.ts';
import { openPush } from '../platform/push/open-push.ts';
import { openSmtp, type Smtp } from '../platform/mail/open-smtp.ts';
import { openOutboxMailer } from '../platform/mail/outbox-mailer.ts';
import { openSecretKeys } from './proses/open-secret-keys.ts';
import { report } from '../platform/kit/report.ts';
import { workersRun } from '../platform/workers/run-task.ts';
import { openPenyedia } from '../billing/simulator/open-penyedia.ts';
import type { Simulator } from '../platform/simpatika/simulator/start-simulator.ts';
import { openMasuk } from '../platform/simpatika/masuk/open-masuk.ts';
import type { Penyedia } from '../platform/simpatika/masuk/penyedia/start-penyedia.ts';
import { openSimpatika } from '../platform/simpatika/open-simpatika.ts';

const WORKER = new URL('./proses/worker.ts', import.meta.url);
const WEB_DIR = join(import.meta.dirname, '../../../web/dist');

type Database = Pick<Deps, 'db' | 'baca'> & { watch: DatabaseWatch };
export type OpenDeps = Deps & {
  jobs: OpenJobQueue;
  smtp: Smtp | null;
  kunciPush: KunciPush;
  isSimulatorBayar: boolean;
  simulatorStaf: Simulator | null;
  penyediaMasuk: Penyedia | null;
};

/** Opens what the configuration names beside the database: files, mail, the staff system, the job queue. */
export async function openDeps(config: Config, databaseUrl: string, database: Database, keep: Keep): Promise<OpenDeps> {
  const { db, watch, baca } = database;
  workersRun(WORKER);
  const smtp = openSmtp(config);
  if (smtp) keep(smtp, (one) => one.close());
  const staf = keep(await openSimpatika(config), (one) => one.close());
  if (staf.simulator) console.log('Sistem data kepegawaian: simulator di mesin ini (SIMPATIKA_URL belum diatur)');
  const masuk = keep(await openMasuk(config), (one) => one.close());
  if (masuk.penyedia) console.log('Masuk dengan Simpatika: simulator di mesin ini (SIMPATIKA_MASUK_URL belum diatur)');
  const bayar = keep(await openPenyedia(config), (one) => one.close());
  if (bayar.isSimulator) console.log('Pembayaran langganan: simulator di mesin ini (PEMBAYARAN_URL belum diatur)');
  const jobs = keep(await openJobQueue(databaseUrl, oncePerAbsence(report('Antrean pekerjaan'))), (one) => one.stop());
  const secretKeys = await openSecretKeys(config);
  const kunciPush = await openKunciPush(config);
  const storage = storageOf(config);
  return {
    db,
    baca,
    isDatabaseAway: watch.isAway,
    slots: createSlots(config.DATABASE_CONNECTIONS),
    jobs,
    files: createFiles(openDisk(storage)),
    room: openRoom(storage.kind === 'local' ? storage.folder : null),
    mail: smtp ? await openMailer(jobs, secretKeys) : openOutboxMailer(),
    kept: makeShortAnswer(ISIAN_JAWABAN),
    smtp,
    push: await openPush(jobs, { kunci: kunciPush, isLoopbackAllowed: config.isDevelopment }),
    kunciPush,
    simpatika: staf.simpatika,
    masukSimpatika: masuk.masuk,
    penyediaMasuk: masuk.penyedia,
    simulatorStaf: staf.simulator,
    penyedia: bayar.penyedia,
    isSimulatorBayar: bayar.isSimulator,
    penerbit: {
      nama: config.PENERBIT_NAMA,
      alamat: config.PENERBIT_ALAMAT ?? null,
      npwp: config.PENERBIT_NPWP ?? null,
      rekening: config.PENERBIT_REKENING ?? null,
    },
    siaran: keep(openSiaran(db, databaseUrl, watch), (one) => one.stop()),
    limits: createRateLimits(db),
    upward: UPWARD,
    kunciWaktu: await getKunciServer(db, 'waktu'),
    publicUrl: config.PUBLIC_URL,
    portaMesin: config.IKLOK_PORT ?? null,
    checkOutput: false,
    logLevel: config.LOG_LEVEL,
    webDir: config.HADIR_WEB && existsSync(WEB_DIR) ? WEB_DIR : null,
    petak: config.TILE_HOST === undefined ? null : toPetak(config.TILE_HOST, config.TILE_ATTRIBUTION),
    secretKeys,
    faktorAtas: config.FAKTOR_ATAS,
    securityContact: config.SECURITY_CONTACT,
    metricsToken: config.METRICS_TOKEN ?? null,
    trustProxy: config.TRUST_PROXY ?? false,
    logBulan: config.LOG_BULAN,
    now: () => new Date(),
  };
}
