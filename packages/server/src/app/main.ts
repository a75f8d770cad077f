import { readConfig } from '../platform/kit/config.ts';
import { demoAccountLines } from '../seed/demo-account-lines.ts';
import { StartFailure } from '../platform/kit/start-failure.ts';
import { startServer, type RunningServer } from './start-server.ts';

/** A terminal sends Ctrl-C to each process of a command, and each passes it on: what comes that soon is one wish. */
const ONE_WISH_MS = 1_000;
const DRAIN_MS = 25_000;

// Photos, attachments and logs are their owner's alone: nothing that is written from here on is anybody else's to read.
process.umask(0o077);

try {
  const server = await startServer(readConfig(process.env));
  stopOnSignal(server);
  console.log(`Hadir berjalan di ${server.url}`);
  if (server.isDemo) console.log(demoAccountLines().join('\n'));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

function stopOnSignal(server: RunningServer) {
  let asked: number | undefined;
  const onSignal = () => {
    if (asked !== undefined) {
      if (Date.now() - asked > ONE_WISH_MS) process.exit(1);
      return;
    }
    asked = Date.now();
    console.log('Menyelesaikan permintaan yang sedang berjalan...');
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(explain(error));
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
}

function explain(error: unknown): string {
  if (error instanceof StartFailure) return error.message;
  const { code, stack } = error as NodeJS.ErrnoException;
  // ENOSPC of the file system, 53100 of PostgreSQL.
  if (code === 'ENOSPC' || code === '53100') return 'Disk penuh. Kosongkan ruang disk, lalu jalankan lagi.';
  if (code === 'EROFS' || code === 'EPERM') return `Folder data tidak dapat ditulisi: ${String(error)}. Ubah DATA_DIR.`;
  return `Hadir tidak dapat dimulai: ${stack ?? String(error)}`;
}
