import { expect, test } from 'vitest';
import { sasaranOf } from '../testing/sasaran.ts';
import { serangMatriks } from '../testing/serangan/serang-matriks.ts';
import { startTestServer } from '../testing/start-test-server.ts';

/** Prime, so that no kind of person or state is always passed over; `npm run serangan -- matriks` makes every one. */
const SETIAP = 97;

test('who calls what, in whatever state he and his place are, is let in and kept out as the rules say', async () => {
  const { app, all, clock } = await startTestServer();
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const { dicoba, ...salah } = await serangMatriks(sasaranOf(url, all, clock.now), SETIAP);
  expect(salah).toEqual({ terlanjurMasuk: [], terlanjurDitolak: [], alasanLain: [] });
  expect(dicoba).toBeGreaterThan(1_000);
}, 120_000);
