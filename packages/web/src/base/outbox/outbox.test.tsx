import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '../../kit/failure/api-error.ts';
import { ConnectionError } from '../../kit/failure/connection-error.ts';
import { rememberClock } from '../api/server-clock.ts';
import { keepSignedTime, momentNow } from '../api/signed-time.ts';
import { outboxDb } from './outbox-db.ts';
import { outbox, type OutboxNews } from './outbox.ts';
import type { Queued } from './queued.ts';
import { pause } from '../../kit/pause.ts';

const SITI = 7;
let sent: Queued<{ tanda: string }>[] = [];
let answer: () => Promise<void>;
let news: OutboxNews[] = [];

outbox.register<{ tanda: string }>(
  'uji',
  async (queued) => {
    sent.push(queued);
    await answer();
  },
  'Percobaan',
);
outbox.onNews((one) => void news.push(one));

beforeEach(async () => {
  for (const { key } of await outboxDb.list()) await outboxDb.delete(key);
  await outbox.refresh();
  sent = [];
  news = [];
  answer = () => Promise.resolve();
});

const waiting = () => outbox.read().map(({ input }) => (input as { tanda: string }).tanda);
const refuse = (code: number, error?: 'system.rate_limited' | 'system.crowded') => () =>
  Promise.reject(new ApiError({ code, message: 'Periode sudah ditutup', ...(error && { error }) }));

test('what was queued is sent in its order and then gone', async () => {
  await outbox.add('uji', SITI, { tanda: 'datang' });
  await pause(2);
  await outbox.add('uji', SITI, { tanda: 'pulang' });
  expect(waiting()).toEqual(['datang', 'pulang']);

  await outbox.flush(SITI);
  expect(sent.map(({ input }) => input.tanda)).toEqual(['datang', 'pulang']);
  expect(waiting()).toEqual([]);
  expect(news).toHaveLength(2);
});

test('what becomes known while it waits goes out with it, and is nothing once it has gone', async () => {
  const { key } = await outbox.add('uji', SITI, { tanda: 'datang' });
  await outbox.amend(key, { tempat: 'gerbang' });
  await outbox.flush(SITI);
  expect(sent.map(({ input }) => input)).toEqual([{ tanda: 'datang', tempat: 'gerbang' }]);

  await outbox.amend(key, { tempat: 'aula' });
  expect(waiting()).toEqual([]);
});

test('it stands on the device, not in the page', async () => {
  await outbox.add('uji', SITI, { tanda: 'datang', foto: new Blob(['x'], { type: 'image/jpeg' }) });
  const kept = (await outboxDb.list()).map(({ input }) => input as { tanda: string; foto: Blob });
  expect(kept.map(({ tanda, foto }) => [tanda, foto.type])).toEqual([['datang', 'image/jpeg']]);
});

test('without a connection it waits and is tried again under the same key', async () => {
  await outbox.add('uji', SITI, { tanda: 'datang' });
  answer = () => Promise.reject(new ConnectionError());
  await outbox.flush(SITI);
  expect(waiting()).toEqual(['datang']);

  answer = () => Promise.resolve();
  await outbox.flush(SITI);
  expect(waiting()).toEqual([]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test.each([
  ['a failure of the server', refuse(500)],
  ['a database that is away', refuse(503)],
  ['an answer that does not come in time', () => Promise.reject(new DOMException('', 'TimeoutError'))],
  ['an ended session', refuse(401)],
  ['a rate limit', refuse(433, 'system.rate_limited')],
  ['a server too busy to read its photo', refuse(433, 'system.crowded')],
])('%s is no refusal: it waits', async (_what, failing) => {
  await outbox.add('uji', SITI, { tanda: 'datang' });
  answer = failing;
  await outbox.flush(SITI);
  expect(outbox.read()).toMatchObject([{ refusal: null }]);
});

test('a refusal is kept with its reason, does not hold up the next, and is not tried again', async () => {
  await outbox.add('uji', SITI, { tanda: 'datang' });
  await pause(2);
  await outbox.add('uji', SITI, { tanda: 'pulang' });
  let first = true;
  answer = () => {
    const refused = first;
    first = false;
    return refused ? refuse(433)() : Promise.resolve();
  };
  await outbox.flush(SITI);
  await outbox.flush(SITI);
  expect(sent).toHaveLength(2);
  expect(outbox.read()).toMatchObject([{ input: { tanda: 'datang' }, refusal: 'Periode sudah ditutup' }]);

  await outbox.dismiss(outbox.read()[0]?.key ?? '');
  expect(waiting()).toEqual([]);
});

test('two sends at once send each thing once', async () => {
  await outbox.add('uji', SITI, { tanda: 'datang' });
  await Promise.all([outbox.flush(SITI), outbox.flush(SITI)]);
  expect(sent).toHaveLength(1);
});

test("another person's waits until he is there", async () => {
  await outbox.add('uji', 8, { tanda: 'datang' });
  await outbox.flush(SITI);
  expect(sent).toEqual([]);
  await outbox.flush(8);
  expect(sent).toHaveLength(1);
});

test('each carries the clock difference and the signed time of the last contact before it', async () => {
  keepSignedTime('sebelum', momentNow(), momentNow());
  rememberClock({ difference_ms: -90_000, measured_at: 1_700_000_000_000 });
  await outbox.add('uji', SITI, { tanda: 'datang' });
  rememberClock({ difference_ms: 0, measured_at: 1_700_000_100_000 });
  keepSignedTime('sesudah', momentNow(), momentNow());
  expect(outbox.read()).toMatchObject([
    { clock: { difference_ms: -90_000, measured_at: 1_700_000_000_000 }, signed: { tanda: 'sebelum' } },
  ]);
});
