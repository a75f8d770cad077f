import { UPWARD } from './upward.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getKunciServer } from '../auth/waktu/kunci-server.queries.ts';
import type { Config } from '../platform/kit/config.ts';
import type { Db } from '../platform/db/open/open-db.ts';
import { createSlots } from '../platform/db/open/slots.ts';
import { createFiles } from '../platform/files/files.ts';
import { openDisk } from '../platform/files/open-disk.ts';
import { openRoom } from '../platform/files/open-room.ts';
import { storageOf } from '../platform/files/storage-of.ts';
import type { Deps } from '../platform/ctx/deps.ts';
import { createRateLimits } from '../platform/ctx/rate-limits.ts';
import { openJobQueue, type OpenJobQueue } from '../platform/queue/open-job-queue.ts';
import type { Keep } from './keep-started.ts';
import { openMailer } from '../platform/mail/open-mailer.ts';
import { messageOf } from '../platform/kit/message-of.ts';
import { openSecretKey } from './open-secret-key.ts';
import { openSimpatika } from '../platform/simpatika/open-simpatika.ts';

const WEB_DIR = join(import.meta.dirname, '../../../web/dist');

type OpenDeps = Deps & { jobs: OpenJobQueue };

/** Opens what the configuration names beside the database: files, mail, the staff system, the job queue. */
export async function openDeps(config: Config, databaseUrl: string, db: Db, keep: Keep): Promise<OpenDeps> {
  const mail = keep(openMailer(config, db, report('Surat tidak terkirim')), (one) => one.close());
  const staf = keep(await openSimpatika(config), (one) => one.close());
  if (staf.isSimulator) console.log('Sistem data kepegawaian: simulator di mesin ini (SIMPATIKA_URL belum diatur)');
  const jobs = keep(await openJobQueue(databaseUrl, report('Antrean pekerjaan')), (one) => one.stop());
  const storage = storageOf(config);
  return {
    db,
    slots: createSlots(config.DATABASE_CONNECTIONS),
    jobs,
    files: createFiles(openDisk(storage)),
    room: openRoom(storage.kind === 'local' ? storage.folder : null),
    mail,
    simpatika: staf.simpatika,
    limits: createRateLimits(db),
    upward: UPWARD,
    kunciWaktu: await getKunciServer(db, 'waktu'),
    publicUrl: config.PUBLIC_URL,
    checkOutput: false,
    logLevel: config.LOG_LEVEL,
    webDir: config.HADIR_WEB && existsSync(WEB_DIR) ? WEB_DIR : null,
    tileHost: config.TILE_HOST ?? null,
    secretKey: await openSecretKey(config),
    faktorAtas: config.FAKTOR_ATAS,
    metricsToken: config.METRICS_TOKEN ?? null,
    trustProxy: config.TRUST_PROXY ?? false,
    now: () => new Date(),
  };
}

function report(what: string) {
  return (error: unknown) => {
    process.stderr.write(`${what}: ${messageOf(error)}\n`);
  };
}
