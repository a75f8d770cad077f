import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { connectOwner } from '../../packages/server/src/platform/db/open/connect-owner.ts';
import { startEmbeddedDatabase } from '../../packages/server/src/platform/db/embedded/start-embedded-database.ts';
import { migrate } from '../../packages/server/src/platform/db/migrate/migrate.ts';
import { openDb, type Db } from '../../packages/server/src/platform/db/open/open-db.ts';
import { untilEnd } from './left-running.ts';

type Options = {
  /** Only these migrations, as an older version had them. */
  only?: ReadonlySet<string>;
};
type Use<T> = (db: Db, owner: Client, url: string) => Promise<T>;

/** An empty migrated database of its own: as the server has it, and as its owner; taken away afterwards. */
export async function withDatabase<T>(use: Use<T>, options: Options = {}): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hadir-ukur-'));
  const database = await startEmbeddedDatabase(dataDir);
  const remove = untilEnd(async () => {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  try {
    await migrate(database.url, options);
    const owner = await connectOwner(database.url);
    const db = openDb(database.url, { connections: 4 });
    try {
      return await use(db, owner, database.url);
    } finally {
      await Promise.all([db.destroy(), owner.end()]);
    }
  } finally {
    await remove();
  }
}
