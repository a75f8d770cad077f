import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openKlien } from '../../../../../scripts/konformitas/klien.ts';
import { runKonformitas } from '../../../../../scripts/konformitas/run-konformitas.ts';
import { hashPassword } from '../../auth/sandi/hash-password.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, app, clock } = await startTestServer();
clock.now = new Date('2026-11-20T02:00:00Z');
const folder = join(import.meta.dirname, '../../../../rules/data/konformitas');
afterAll(() => app.close());

test('a month of one madrasah, loaded through the API, comes to what is expected in every cell', async () => {
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const { tenant_id } = await given.tenant();
  const password_hash = await hashPassword('rahasia-uji');
  await given.akun({ tenant_id, is_admin: true, username: 'admin.konformitas', password_hash });
  const klien = await openKlien(url, 'admin.konformitas', 'rahasia-uji');

  const { sel, beda, pinAsing } = await runKonformitas(klien, folder);
  expect(beda).toEqual([]);
  expect(sel).toBeGreaterThan(17_000);
  expect(pinAsing.toSorted()).toEqual(['0', '4000', '777']);
}, 180_000);
