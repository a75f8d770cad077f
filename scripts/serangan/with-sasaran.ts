import { runServer, type ServerUnderTest } from '../../bench/kit/run-server.ts';
import { startEmbeddedDatabase } from '../../packages/server/src/platform/db/embedded/start-embedded-database.ts';
import { openOwner } from '../../packages/server/src/testing/open-owner.ts';
import { sasaranOf, type Sasaran } from '../../packages/server/src/testing/sasaran.ts';

/** Runs `use` against a real server process with an empty database of its own, and takes both away. */
export async function withSasaran<T>(use: (sasaran: Sasaran, server: ServerUnderTest) => Promise<T>): Promise<T> {
  const server = await runServer();
  // Joined: the server's own process runs it.
  const { url } = await startEmbeddedDatabase(server.dataDir);
  const all = openOwner(url);
  try {
    return await use(sasaranOf(server.url, all, new Date()), server);
  } finally {
    await all.destroy();
    await server.remove();
  }
}
