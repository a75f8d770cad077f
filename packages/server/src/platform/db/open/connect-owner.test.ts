import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { connectOwner } from './connect-owner.ts';

const { url } = await openTestDatabase({ empty: true });

/** What stands before a PostgreSQL as a pooler does: it names its own process, not the one that answers. */
const pooler = createServer((client) => {
  const { hostname } = new URL(url);
  const target = connect({ path: `${decodeURIComponent(hostname)}/.s.PGSQL.5432` });
  client.pipe(target);
  target.on('data', (data) => {
    // BackendKeyData: its letter, its length, and the number of the process.
    const at = data.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]));
    if (at >= 0) data.writeInt32BE(4711, at + 5);
    client.write(data);
  });
  for (const [one, other] of [
    [client, target],
    [target, client],
  ] as const) {
    one.on('error', () => undefined);
    one.on('close', () => other.destroy());
  }
}).listen(0, '127.0.0.1');
await once(pooler, 'listening');
afterAll(() => void pooler.close());

test('a pooler of connections before the database is refused at the start, with the reason', async () => {
  const { port } = pooler.address() as { port: number };
  const { pathname } = new URL(url);
  await expect(connectOwner(`postgres://hadir@127.0.0.1:${port}${pathname}`)).rejects.toThrow('pengumpul sambungan');
});
