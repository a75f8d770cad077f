import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '../platform/db/embedded/start-embedded-database.ts';
import { migrate } from '../platform/db/migrate/migrate.ts';
import { openJobQueue } from '../platform/queue/open-job-queue.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated, empty database. Test files clone it and never connect to it. */
    templateUrl: string;
  }
}

/** One PostgreSQL for the whole test run, with one migrated template. */
export async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'hadir-uji-'));
  const database = await startEmbeddedDatabase(dataDir, { fsync: false });
  await migrate(database.url);
  const jobs = await openJobQueue(database.url, (error) => process.stderr.write(`${error.message}\n`));
  await jobs.stop();
  project.provide('templateUrl', database.url);
  return async () => {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
