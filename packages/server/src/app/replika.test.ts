import { Pool } from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { migrate } from '../platform/db/migrate/migrate.ts';
import { openDb } from '../platform/db/open/open-db.ts';
import { openReplica } from '../platform/db/open/open-replica.ts';
import { sessionOptions } from '../platform/db/open/session-options.ts';
import { typeParsers } from '../platform/db/open/type-parsers.ts';
import { startPair } from '../testing/start-pair.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const SABAR_MS = 1_000;
const pair = await startPair();
const { url } = pair.leader;
await migrate(url);
await pair.catchUp();
const db = openDb(url, { connections: 8 });
const owner = new Pool({ ...sessionOptions(url), max: 4, types: typeParsers });
const told: string[] = [];
const replica = openReplica(pair.standby.url, db, {
  connections: 4,
  tell: (keadaan) => void told.push(keadaan),
  sabarMs: SABAR_MS,
  jedaMs: 500,
});
const { counts } = replica.baca;
// Before the server's own, which is then ended first.
afterAll(async () => {
  await replica.stop();
  await db.destroy();
  await owner.end();
  await pair.stop();
});
const { given, as } = await startTestServer({ database: { url, db, owner }, baca: replica.baca });
const replay = (what: 'pause' | 'resume') => pair.standby.tell(`select pg_wal_replay_${what}()`);
let before = { ...counts };
beforeEach(() => {
  before = { ...counts };
  told.length = 0;
});
const since = (hasil: keyof typeof counts) => counts[hasil] - before[hasil];

const organisasi = await given.organisasi();
const operator = as(await given.orang('operator', organisasi));
const rekap = async () => {
  const { status, body } = await operator.get(`/orgs/${organisasi.organisasi_id}/presensi/rekap?count=100`);
  expect(status).toBe(200);
  return (body.data as { data: { anggota: { nama: string } }[] }).data.map(({ anggota }) => anggota.nama);
};

test('a recap is read on the replica, each time with what was changed a moment before', async () => {
  await given.anggota(await given.organisasi(), { nama: 'Orang lain' });
  for (const nama of ['Satu', 'Dua', 'Tiga', 'Empat', 'Lima']) {
    await given.anggota(organisasi, { nama });
    expect(await rekap()).toContain(nama);
  }
  expect(await rekap()).not.toContain('Orang lain');
  expect(since('replika')).toBe(6);
});

test('a list of the log and a printed sheet come from there too, and taking that along is in the log at once', async () => {
  const path = `/orgs/${organisasi.organisasi_id}`;
  expect((await operator.call('GET', `${path}/laporan-absen?format=xlsx`)).status).toBe(200);
  const log = await operator.get(`${path}/log`);
  expect(JSON.stringify(log.body.data)).toContain('Mengunduh');
  expect(since('replika')).toBe(2);
});

test('what was just changed is waited for while the replica is a little behind', async () => {
  await replay('pause');
  await given.anggota(organisasi, { nama: 'Baru saja' });
  const reading = rekap();
  setTimeout(() => void replay('resume'), 200);
  expect(await reading).toContain('Baru saja');
  expect(since('replika')).toBe(1);
  expect(told).toEqual([]);
});

test('a replica that falls far behind is left for the primary, is said to be so once, and comes back', async () => {
  await replay('pause');
  await given.anggota(organisasi, { nama: 'Di utama' });
  const began = performance.now();
  expect(await rekap()).toContain('Di utama');
  expect(performance.now() - began).toBeGreaterThan(SABAR_MS);
  // Nobody waits for it again so soon.
  const next = performance.now();
  expect(await rekap()).toContain('Di utama');
  expect(performance.now() - next).toBeLessThan(SABAR_MS);
  expect(since('tertinggal')).toBe(2);
  await replay('resume');
  await expect
    .poll(async () => (await rekap()).includes('Di utama') && since('replika') > 0, { timeout: 20_000 })
    .toBe(true);
  expect(told).toEqual(['tertinggal', 'tidak tertinggal lagi']);
});

test('where the replica is killed the primary answers, and it is said once', async () => {
  await pair.standby.kill();
  await given.anggota(organisasi, { nama: 'Tanpa replika' });
  expect(await rekap()).toContain('Tanpa replika');
  expect(since('hilang') + since('putus')).toBe(1);
  await expect.poll(() => told, { timeout: 20_000 }).toEqual(['tidak menjawab']);
  expect(await rekap()).toContain('Tanpa replika');
});
