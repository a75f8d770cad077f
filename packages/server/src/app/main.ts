import cluster from 'node:cluster';
import { readConfig } from '../platform/kit/config.ts';
import { isAway } from '../platform/db/open/database-away.ts';
import { demoAccountLines } from '../seed/demo-account-lines.ts';
import { StartFailure } from '../platform/kit/start-failure.ts';
import { runProses, SERAHKAN } from './proses/run-proses.ts';
import { startServer, type RunningServer } from './start-server.ts';

/** A terminal sends Ctrl-C to each process of a command, and each passes it on: what comes that soon is one wish. */
const ONE_WISH_MS = 1_000;
const DRAIN_MS = 25_000;

// Photos, attachments and logs are their owner's alone: nothing that is written from here on is anybody else's to read.
process.umask(0o077);

try {
  const config = readConfig(process.env);
  if (config.HADIR_PROSES > 1 && cluster.isPrimary) {
    await runProses(config);
    console.log(`Hadir berjalan di ${config.PUBLIC_URL} dengan ${config.HADIR_PROSES} proses`);
  } else {
    const server = await startServer(config);
    stopOnSignal(server);
    if (!cluster.isWorker) console.log(`Hadir berjalan di ${server.url}`);
    if (server.isDemo) console.log(demoAccountLines().join('\n'));
  }
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

function stopOnSignal(server: RunningServer) {
  let asked: number | undefined;
  const stop = () => {
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(explain(error));
        process.exit(1);
      },
    );
  };
  const onSignal = () => {
    if (asked !== undefined) {
      if (Date.now() - asked > ONE_WISH_MS) process.exit(1);
      return;
    }
    asked = Date.now();
    console.log('Menyelesaikan permintaan yang sedang berjalan...');
    void server.leave().then(stop, stop);
  };
  // Where there are several processes, a hangup is for the one that started them.
  if (cluster.isWorker) process.on('SIGHUP', () => undefined);
  for (const signal of cluster.isWorker ? ['SIGINT', 'SIGTERM'] : ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, onSignal);
  process.on('message', (told) => {
    if (told === SERAHKAN) void server.handOver().then(stop, stop);
  });
}

function explain(error: unknown): string {
  if (error instanceof StartFailure) return error.message;
  if (isAway(error)) return 'Basis data tidak menjawab lagi saat Hadir mulai. Jalankan lagi sesudah ia kembali.';
  const { code, stack } = error as NodeJS.ErrnoException;
  // ENOSPC of the file system, 53100 of PostgreSQL.
  if (code === 'ENOSPC' || code === '53100') return 'Disk penuh. Kosongkan ruang disk, lalu jalankan lagi.';
  if (code === 'EROFS' || code === 'EPERM') return `Folder data tidak dapat ditulisi: ${String(error)}. Ubah DATA_DIR.`;
  return `Hadir tidak dapat dimulai: ${stack ?? String(error)}`;
}
