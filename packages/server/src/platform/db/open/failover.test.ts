import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { startPair } from '../../../testing/start-pair.ts';
import { openSiaran } from '../../siaran/open-siaran.ts';
import type { Tersentuh } from '../../siaran/siaran.ts';
import { createRoles } from '../migrate/create-roles.ts';
import { inScope } from '../scope/in-scope.ts';
import { clusterHosts } from './cluster-hosts.ts';
import { connectOwner } from './connect-owner.ts';
import { isAway } from './database-away.ts';
import { openDb } from './open-db.ts';
import { watchDatabase } from './watch-database.ts';

const pair = await startPair();
const watch = watchDatabase(pair.url);
const db = openDb(pair.url, { connections: 4, watch });
const siaran = openSiaran(db, pair.url, watch);
afterAll(async () => {
  await siaran.stop();
  await watch.stop();
  await db.destroy();
  await pair.stop();
});

const asOwner = async <T>(use: (owner: Awaited<ReturnType<typeof connectOwner>>) => Promise<T>): Promise<T> => {
  const owner = await connectOwner(pair.url);
  try {
    return await use(owner);
  } finally {
    await owner.end();
  }
};
await asOwner(async (owner) => {
  await createRoles(owner);
  await owner.query(`
    create table catatan (isi text primary key); grant all on catatan to hadir_semua;
    create table tanpa_transaksi (isi integer); grant all on tanpa_transaksi to hadir_app`);
});
const write = (isi: string) =>
  inScope(db, { lingkup: 'semua' }, (trx) => sql`insert into catatan values (${isi})`.execute(trx));
const fails = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (isAway(error) ? 'away' : error),
  );
const kept = () =>
  asOwner(async (owner) => (await owner.query<{ isi: string }>('select isi from catatan')).rows.map(({ isi }) => isi));

test('an address names one server, or several as PostgreSQL reads them', () => {
  const placesOf = (url: string) => clusterHosts(url).map(({ host, port }) => `${host} ${port}`);
  expect(placesOf('postgres://a:b@satu:6000,dua,[::1]:7000/hadir?sslmode=verify-full')).toEqual([
    'satu 6000',
    'dua 5432',
    '::1 7000',
  ]);
  expect(placesOf('postgres://hadir@%2Ftmp%2Fx/hadir')).toEqual(['/tmp/x 5432']);
  expect(clusterHosts('postgres://a:b@satu,dua:1/hadir?x=1').map(({ url }) => url)).toEqual([
    'postgres://a:b@satu/hadir?x=1',
    'postgres://a:b@dua:1/hadir?x=1',
  ]);
});

test('of several servers the one that leads is written to, and one that only reads is as good as none', async () => {
  await write('satu');
  expect(await kept()).toContain('satu');
  await pair.catchUp();
  const reading = openDb(pair.standby.url, { connections: 1 });
  expect(await fails(sql`select 1`.execute(reading))).toBe('away');
  await reading.destroy();
  await expect(connectOwner(pair.standby.url)).rejects.toThrow('dapat ditulisi');
});

test('a server that is told to write nothing is left at once, and found again when it may', async () => {
  const tell = async (value: string) => {
    await pair.leader.tell(`alter system set default_transaction_read_only = ${value}`);
    await pair.leader.tell('select pg_reload_conf()');
  };
  await tell('on');
  expect(await fails(write('hanya baca'))).toBe('away');
  await tell('off');
  await expect.poll(() => fails(write('dua')), { timeout: 20_000 }).toBe('done');
});

test('a commit that no standby confirms is given up in time, and what comes meanwhile is refused at once', async () => {
  const confirm = async (names: string) => {
    await pair.leader.tell(`alter system set synchronous_standby_names = '${names}'`);
    await pair.leader.tell('select pg_reload_conf()');
    // Told to its processes one after the other, and the one that commits ask is among the last.
    await expect.poll(() => pair.leader.tell('show synchronous_standby_names')).toBe(names);
    await sleep(500);
  };
  await confirm('tidak_ada');
  expect(
    await Promise.all([fails(write('tertunda')), fails(sql`insert into tanpa_transaksi default values`.execute(db))]),
  ).toEqual(['away', 'away']);
  expect(watch.isAway()).toBe(true);
  expect(await fails(write('ditolak'))).toBe('away');

  await confirm('');
  await expect.poll(watch.isAway, { timeout: 20_000 }).toBe(false);
  // Unknown was not undone: whoever sends it again under its key is answered what stands.
  expect(await kept()).toContain('tertunda');
}, 60_000);

test('when the leader dies, the one that takes its place is written to and listened to, by the same connections', async () => {
  const heard: Tersentuh[] = [];
  siaran.listen((tersentuh) => void heard.push(tersentuh));
  await expect.poll(() => heard.length, { timeout: 20_000 }).toBe(1);
  await write('sebelum');
  await pair.catchUp();
  await pair.leader.kill();
  expect(await fails(write('tanpa pemimpin'))).toBe('away');
  await expect.poll(watch.isAway, { timeout: 20_000 }).toBe(true);

  await pair.promote();
  await expect.poll(() => fails(write('tiga')), { timeout: 20_000 }).toBe('done');
  expect(await kept()).toEqual(expect.arrayContaining(['sebelum', 'tiga']));
  await expect.poll(() => heard.length, { timeout: 20_000 }).toBe(2);
  siaran.tell(7);
  await expect.poll(() => heard.at(-1), { timeout: 20_000 }).toEqual([7]);
}, 90_000);
