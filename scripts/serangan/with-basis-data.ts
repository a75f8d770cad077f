import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDatabase, type Filled } from '../../bench/fill/fill-database.ts';
import { untilEnd } from '../../bench/kit/left-running.ts';
import { connectOwner } from '../../packages/server/src/platform/db/open/connect-owner.ts';
import { startEmbeddedDatabase } from '../../packages/server/src/platform/db/embedded/start-embedded-database.ts';
import { migrate } from '../../packages/server/src/platform/db/migrate/migrate.ts';

type Owner = Awaited<ReturnType<typeof connectOwner>>;

export type BasisData = {
  url: string;
  /** Where its processes' numbers are found. */
  clusterDir: string;
  isi: Filled[];
  /** As its owner sees it, on a new connection, since those before may have been killed. */
  asOwner: <T>(ask: (owner: Owner) => Promise<T>) => Promise<T>;
};

/** Runs `use` on a PostgreSQL that no server owns, with members who are signed in, and takes it away. */
export async function withBasisData<T>(anggota: number, use: (basisData: BasisData) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hadir-serang-'));
  const database = await startEmbeddedDatabase(dataDir);
  const remove = untilEnd(async () => {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const { url } = database;
  const asOwner: BasisData['asOwner'] = async (ask) => {
    const owner = await connectOwner(url);
    try {
      return await ask(owner);
    } finally {
      await owner.end();
    }
  };
  try {
    await migrate(url);
    const isi = await asOwner((owner) => fillDatabase(owner, 2, anggota));
    return await use({ url, clusterDir: join(dataDir, 'postgres'), isi, asOwner });
  } finally {
    await remove();
  }
}
