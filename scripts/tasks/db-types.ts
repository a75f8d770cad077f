// Writes packages/server/src/platform/db/open/tables.ts from the migrations, by way of a throw-away database.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectOwner } from '../../packages/server/src/platform/db/open/connect-owner.ts';
import { startEmbeddedDatabase } from '../../packages/server/src/platform/db/embedded/start-embedded-database.ts';
import { migrate } from '../../packages/server/src/platform/db/migrate/migrate.ts';
import { renderTables } from '../../packages/server/src/platform/db/migrate/render-tables.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'hadir-tabel-'));
const database = await startEmbeddedDatabase(dataDir, { fsync: false });
try {
  await migrate(database.url);
  const client = await connectOwner(database.url);
  const tables = await renderTables(client).finally(() => client.end());
  await writeFile(new URL('../../packages/server/src/platform/db/open/tables.ts', import.meta.url), tables);
} finally {
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}
