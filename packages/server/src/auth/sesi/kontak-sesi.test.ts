import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';
import { kontakAwal, updateSesiTerpakai } from './sesi.queries.ts';

const { given, deps, all, as, clock } = await startTestServer();

test('the contacts of a whole school are written where its sessions lie, without a new entry in any index', async () => {
  const organisasi = await given.organisasi();
  const { user_id } = await given.anggota(organisasi);
  const awal = deps.now();
  const sesi = await all
    .insertInto('sesi')
    .values(
      Array.from({ length: 300 }, (_, index) => ({
        user_id,
        token_hash: Buffer.from(`sesi ${user_id} ${index}`.padEnd(32)),
        kedaluwarsa_pada: new Date(awal.getTime() + 86_400_000),
        ip: '203.0.113.40',
        user_agent: 'Mozilla/5.0 (Linux; Android 15; SM-A155F) Chrome/140.0.0.0 Mobile Safari/537.36',
        ...kontakAwal(awal),
      })),
    )
    .returning('sesi_id')
    .execute();

  const akhir = new Date(awal.getTime() + 20_000);
  const ditulis = await all.transaction().execute(async (db) => {
    await updateSesiTerpakai(db, new Map(sesi.map(({ sesi_id }) => [sesi_id, { awal, akhir }])));
    const { rows } = await sql<{ semua: string; di_tempat: string }>`
      select pg_stat_get_xact_tuples_updated('sesi'::regclass) as semua,
        pg_stat_get_xact_tuples_hot_updated('sesi'::regclass) as di_tempat`.execute(db);
    return rows[0];
  });

  expect(Number(ditulis?.semua)).toBe(sesi.length);
  // A page that other rows fill at its end may have no room for a few.
  expect(Number(ditulis?.di_tempat)).toBeGreaterThan(sesi.length * 0.9);
});

test('a morning of more sessions than go in one statement leaves none of their contacts out', async () => {
  const organisasi = await given.organisasi();
  const anggota = await given.anggota(organisasi);
  const sesi = Array.from({ length: 502 }, () => as(anggota));
  await Promise.all(sesi.map((one) => one.get('/me')));
  clock.now = new Date(clock.now.getTime() + 60_000);
  const kontak = clock.now.toISOString();
  await Promise.all(sesi.map((one) => one.get('/me')));
  clock.now = new Date(clock.now.getTime() + 60_000);
  await as(await given.anggota(organisasi)).get('/me');
  const tertinggal = () =>
    all
      .selectFrom('sesi')
      .select('terakhir_pada')
      .where('user_id', '=', anggota.user_id)
      .where('terakhir_pada', '<', kontak)
      .execute();
  await expect.poll(tertinggal).toEqual([]);
});
