import { expect, test } from 'vitest';
import { sasaranOf } from '../testing/sasaran.ts';
import { serangTitipan } from '../testing/serangan/serang-titipan.ts';
import { startTestServer } from '../testing/start-test-server.ts';

/** `npm run serangan -- titipan` tries every call. */
const SETIAP = 13;

test('an id of others, in whichever field of a call, changes nothing of theirs and tells nothing of them', async () => {
  const { app, all, clock } = await startTestServer();
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const { dicoba, gagal, sah } = await serangTitipan(sasaranOf(url, all, clock.now), { setiap: SETIAP, seed: 18 });
  expect(gagal).toEqual([]);
  expect(dicoba).toBeGreaterThan(100);
  // What would be refused anyway proves little.
  expect(sah.diterima).toBeGreaterThan(sah.dikirim / 4);
}, 120_000);
