import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startTestServer } from '../../../testing/start-test-server.ts';

const { app, all, given, openSesi } = await startTestServer();

test('a server that stops ends what is under way, and refuses with 503 what comes on the same connection then', async () => {
  const operator = await given.orang('operator', await given.organisasi());
  const cookie = `hadir_sesi=${await openSesi(operator)}`;
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: hadir.test\r\ncookie: ${cookie}\r\n\r\n`;
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');

  const isArrived = Promise.withResolvers<void>();
  app.server.on('request', () => isArrived.resolve());
  const closing = await all.transaction().execute(async (trx) => {
    // Nobody is let in before this is over.
    await trx.schema.alterTable('sesi').addColumn('uji', 'integer').execute();
    socket.write(get('/api/me'));
    await isArrived.promise;
    const stopped = app.close();
    socket.write(get('/api/me'));
    return { stopped };
  });
  const said = await text(socket);
  await closing.stopped;

  const [first, second] = said.split(/(?=HTTP\/1\.1 503)/);
  expect(first).toMatch(/^HTTP\/1\.1 200 /);
  expect(second).toMatch(/^connection: close\r$/im);
  expect(second).toMatch(/^retry-after: \d+\r$/im);
  expect(second).toContain('"error":"system.away"');
});
