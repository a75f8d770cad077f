import { expect, test } from 'vitest';
import { sasaranOf } from '../testing/sasaran.ts';
import { serangRusak } from '../testing/serangan/serang-rusak.ts';
import { startTestServer } from '../testing/start-test-server.ts';

/** `npm run serangan -- rusak` sends a hundred thousand. */
const JUMLAH = 600;

test('malformed requests of any call, by people who may call, never break the server', async () => {
  const { app, all, clock } = await startTestServer();
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const { terkirim, gagal, menurutStatus } = await serangRusak(sasaranOf(url, all, clock.now), {
    jumlah: JUMLAH,
    seed: 20,
  });
  expect(gagal).toEqual([]);
  expect(terkirim).toBe(JUMLAH);
  // What is refused at the door says nothing of what lies behind it: most must have come further.
  expect(menurutStatus.get(200)).toBeGreaterThan(JUMLAH / 20);
  expect(menurutStatus.get(422)).toBeGreaterThan(JUMLAH / 5);
}, 300_000);
