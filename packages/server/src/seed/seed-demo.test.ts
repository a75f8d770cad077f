import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createFiles } from '../platform/files/files.ts';
import { openDisk } from '../platform/files/open-disk.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-plan.ts';
import { hasDemo, isDatabaseEmpty } from './demo-state.queries.ts';
import { seedDemo } from './seed-demo.ts';

const folder = await mkdtemp(join(tmpdir(), 'hadir-contoh-'));
afterAll(() => rm(folder, { recursive: true }));

test('an empty database gets three organisations with three months of days, and every printed account signs in', async () => {
  const { db, all, clock, stranger } = await startTestServer();
  expect(await isDatabaseEmpty(db)).toBe(true);
  await seedDemo({ db, files: createFiles(openDisk({ kind: 'local', folder })), now: clock.now });
  expect([await isDatabaseEmpty(db), await hasDemo(db)]).toEqual([false, true]);

  const days = await all
    .selectFrom('kehadiran')
    .select((eb) => ['organisasi_id', eb.fn.countAll<number>().as('hari'), eb.fn.max('tanggal').as('terakhir')])
    .groupBy('organisasi_id')
    .execute();
  expect(days).toHaveLength(3);
  for (const { hari, terakhir } of days) {
    expect(Number(hari)).toBeGreaterThan(500);
    expect(terakhir).toBe('2026-11-20');
  }
  // A member who is added with a start in these months owes those days too.
  const organisasi = await all.selectFrom('organisasi').select('dibuat_pada').execute();
  expect(organisasi.every((row) => new Date(row.dibuat_pada) < new Date('2026-09-01'))).toBe(true);
  const waiting = await all.selectFrom('presensi_manual').select('status').where('status', '=', 4).execute();
  expect(waiting.length).toBeGreaterThan(3);
  const excused = await all
    .selectFrom('kehadiran')
    .select('penjelasan')
    .where((eb) => eb(eb.cast<string>('penjelasan', 'text'), 'like', '%dinas luar%'))
    .execute();
  expect(excused.length).toBeGreaterThan(1);
  const libur = await all
    .selectFrom('kehadiran')
    .select('status')
    .where('tanggal', '=', '2026-08-25')
    .distinct()
    .execute();
  expect(libur).toEqual([{ status: 'libur' }]);
  for (const { username } of DEMO_ACCOUNTS) {
    expect(await stranger.post('/login', { username, password: DEMO_PASSWORD }), username).toMatchObject({
      status: 200,
    });
  }
}, 60_000);

test('also in the first hours of a year, which in London has not begun', async () => {
  const { db } = await startTestServer();
  const files = createFiles(openDisk({ kind: 'local', folder }));
  await seedDemo({ db, files, now: new Date('2026-12-31T17:30:00Z') });
  expect(await hasDemo(db)).toBe(true);
}, 60_000);
