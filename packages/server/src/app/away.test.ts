import { setTimeout as sleep } from 'node:timers/promises';
import { contract } from '@hadir/contract/contract.generated.ts';
import { ERRORS } from '@hadir/contract/errors.generated.ts';
import { listCalls } from '@hadir/contract/kit/list-calls.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openProbe } from '../platform/db/open/database-probe.ts';
import { firstToAnswer } from '../platform/db/open/first-to-answer.ts';
import { openDb } from '../platform/db/open/open-db.ts';
import { createSlots } from '../platform/db/open/slots.ts';
import { watchDatabase } from '../platform/db/open/watch-database.ts';
import { caller, type Caller } from '../testing/caller.ts';
import { startProxy, type Proxy } from '../testing/luar/start-proxy.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { TEST_CONNECTIONS } from '../testing/test-database.ts';
import { buildApp } from './build-app.ts';
import { createRateLimits } from '../platform/ctx/rate-limits.ts';

const { deps, given, openSesi, url } = await startTestServer();
const every = listCalls(contract).map(({ endpoint }) => endpoint);

/** The same server once more, with a network between it and its database that can fail. */
async function behindProxy() {
  const proxy = await startProxy(url);
  const watch = watchDatabase(proxy.url);
  const db = openDb(proxy.url, { connections: TEST_CONNECTIONS, watch });
  const app = await buildApp({
    ...deps,
    db,
    isDatabaseAway: watch.isAway,
    slots: createSlots(TEST_CONNECTIONS),
    limits: createRateLimits(db),
  });
  const operator = await given.orang('operator', await given.organisasi());
  const cookie = `hadir_sesi=${await openSesi(operator)}`;
  const siap = async () => (await app.inject('/siap')).statusCode;
  return { proxy, watch, db, app, siap, operator: caller(app, { cookie }) };
}
const apart = await behindProxy();
afterAll(async () => {
  await apart.app.close();
  await apart.watch.stop();
  await apart.db.destroy();
  await apart.proxy.close();
});

const AWAY = { code: 503, error: 'system.away', message: ERRORS['system.away'].message, data: null };
const isTold = (answer: Awaited<ReturnType<Caller['get']>>) =>
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': expect.stringMatching(/^\d+$/) }, body: AWAY });

test('a database that is silent for a moment refuses what is new, and cuts nothing that is under way', async () => {
  const { proxy, operator, siap, watch } = apart;
  await expect.poll(siap).toBe(200);
  expect((await operator.get('/me')).status).toBe(200);
  let lost = 0;
  watch.onLost(() => (lost += 1));
  proxy.hold();
  const underWay = Array.from({ length: 5 }, () => operator.get('/me'));
  await expect.poll(siap, { timeout: 3_000, interval: 20 }).toBe(503);
  isTold(await operator.get('/me'));
  await proxy.open();
  expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  await expect.poll(siap).toBe(200);
  expect(lost).toBe(0);
});

test('a question that waits on a busy machine is no absence while others are answered', async () => {
  const proxy = await startProxy(url);
  const watch = watchDatabase(proxy.url);
  proxy.hold();
  const answering = setInterval(watch.heard, 100);
  await sleep(2_500);
  expect(watch.isAway()).toBe(false);
  clearInterval(answering);
  await expect.poll(watch.isAway, { timeout: 3_000, interval: 20 }).toBe(true);
  await proxy.open();
  await watch.stop();
  await proxy.close();
});

test('a connection that is slow is no absence while another is answered', async () => {
  const refused: string[] = [];
  const { signal } = new AbortController();
  const answered = await firstToAnswer({
    standing: new Promise(() => undefined),
    open: () => openProbe(url, 60_000),
    onRefused: () => refused.push('ditolak'),
    signal,
  });
  await answered?.ask();
  expect(refused).toEqual([]);
  answered?.drop();
});

const ABSENCES: [string, (proxy: Proxy) => unknown][] = [
  ['whose connections vanish without a word', (proxy) => proxy.swallow()],
  ['that refuses connections', (proxy) => proxy.shut()],
];
describe.each(ABSENCES)('a database %s', (_, goAway) => {
  test('is told by every call, under way or new, with a sentence and when to come back', async () => {
    const { proxy, operator, siap } = apart;
    await expect.poll(siap).toBe(200);
    expect((await operator.get('/me')).status).toBe(200);
    await goAway(proxy);

    const underWay = await Promise.all(Array.from({ length: 25 }, () => operator.get('/me')));
    underWay.forEach(isTold);
    await expect.poll(siap, { timeout: 2_000, interval: 20 }).toBe(503);
    for (const { method, path, who } of every) {
      const answer = await operator.call(method, path.replace(/\{\w+\}/g, '1'));
      // What nobody needs to be known for may refuse the input before it needs the database.
      if (who !== 'public' || answer.status >= 500) isTold(answer);
    }
  });

  test.each(['/verifikasi/0199c2a4-5f2e-7c3a-9d1e-6a5b4c3d2e1f', '/keputusan-cuti/abc', '/kalender-cuti/abc.ics'])(
    'is told by the page %s in a sentence too',
    async (address) => {
      const { statusCode, headers, body } = await apart.app.inject(address);
      expect({ statusCode, type: headers['content-type'] }).toEqual({
        statusCode: 503,
        type: 'text/html; charset=utf-8',
      });
      expect(body).toContain(AWAY.message);
    },
  );

  test('is served from again by itself once it is back', async () => {
    const { proxy, operator, siap } = apart;
    await proxy.open();
    await expect.poll(siap).toBe(200);
    expect((await operator.get('/me')).status).toBe(200);
  });
});
