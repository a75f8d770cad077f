import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { inScope } from './in-scope.ts';

const { db, owner } = await openTestDatabase();
await owner.query(`create table catatan (isi text primary key); grant all on catatan to hadir_app`);
const write = (isi: string) => sql`insert into catatan values (${isi})`;
const kept = async () => (await owner.query('select isi from catatan order by isi')).rows.map(({ isi }) => isi);
const system = { lingkup: 'semua' } as const;

test('what was written is kept when the work is done, and only then', async () => {
  await inScope(db, system, (trx) => write('selesai').execute(trx));
  const failed = inScope(db, system, async (trx) => {
    await write('gagal').execute(trx);
    throw new Error('batal');
  });
  await expect(failed).rejects.toThrow('batal');
  expect(await kept()).toEqual(['selesai']);
});

test('a failed statement that the work swallows does not pass for a commit', async () => {
  const swallowed = inScope(db, system, (trx) => sql`select 1 / 0`.execute(trx).catch(() => 'tidak apa-apa'));
  await expect(swallowed).rejects.toThrow(/rolled back/);
});

test('reading refuses to write', async () => {
  await expect(inScope(db, system, (trx) => write('x').execute(trx), { readOnly: true })).rejects.toThrow(/read-only/);
});

test('statements that are started together share the transaction, in their order', async () => {
  const [, { rows }] = await inScope(db, system, (trx) =>
    Promise.all([write('bersama').execute(trx), sql`select isi from catatan where isi = 'bersama'`.execute(trx)]),
  );
  expect(rows).toEqual([{ isi: 'bersama' }]);
});

test('a statement that is awaited at the end is committed with the rest, and says itself why it failed', async () => {
  await inScope(db, system, async (trx, awaitAtEnd) => awaitAtEnd(write('terakhir').execute(trx)));
  expect(await kept()).toContain('terakhir');

  const failed = inScope(db, system, async (trx, awaitAtEnd) => {
    await write('sebelumnya').execute(trx);
    awaitAtEnd(write('terakhir').execute(trx));
  });
  await expect(failed).rejects.toThrow(/catatan_pkey/);
  expect(await kept()).not.toContain('sebelumnya');
});

test('the scope ends with its transaction', async () => {
  const ask = sql<{ role: string; tenant: string }>`
    select current_user as role, coalesce(current_setting('hadir.tenant_id', true), '') as tenant`;
  const inside = await inScope(db, { lingkup: 'tenant', tenant_id: 7 }, (trx) => ask.execute(trx));
  const outside = await Promise.all(Array.from({ length: 20 }, () => ask.execute(db)));
  expect(inside.rows).toEqual([{ role: 'hadir_tenant', tenant: '7' }]);
  expect(outside.flatMap(({ rows }) => rows)).toEqual(
    Array.from({ length: 20 }, () => ({ role: 'hadir_app', tenant: '' })),
  );
});

test('an id that is no whole number never reaches the database', async () => {
  const tenant_id = `1'; reset role; --` as unknown as number;
  await expect(inScope(db, { lingkup: 'tenant', tenant_id }, async () => 1)).rejects.toThrow('Not an id');
});

test('types arrive as the house wants them', async () => {
  const { rows } = await sql`select date '2026-11-20' as tanggal, time '07:00' as jam, 5::bigint as banyak,
    1.25::numeric as potongan, timestamptz '2026-11-20 07:00+07' as waktu`.execute(db);
  expect(rows[0]).toEqual({
    tanggal: '2026-11-20',
    jam: '07:00:00',
    banyak: 5,
    potongan: 1.25,
    waktu: '2026-11-20T00:00:00.000Z',
  });
});

test('a connection that the database ends is replaced, and its transaction fails', async () => {
  const end = () =>
    owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hadir' and datname = current_database()`,
    );
  const lost = inScope(db, system, async (trx) => {
    await write('hilang').execute(trx);
    await end();
    await sleep(50);
  });
  await expect(lost).rejects.toThrow(/terminat|not queryable/);
  expect(await kept()).not.toContain('hilang');
  expect((await sql`select 1 as satu`.execute(db)).rows).toEqual([{ satu: 1 }]);
});

test('what still runs once its transaction has ended says nothing to the database: the connection is another’s by then', async () => {
  let goOn = () => {};
  const ended = new Promise<void>((resolve) => (goOn = resolve));
  let late: Promise<unknown> = Promise.resolve();
  const failed = inScope(db, system, async (trx) => {
    late = (async () => {
      await ended;
      await write('terlambat').execute(trx);
    })();
    late.catch(() => undefined);
    await sql`select 1 / 0`.execute(trx);
  });
  await expect(failed).rejects.toThrow(/division by zero/);
  goOn();
  await expect(late).rejects.toThrow('Its transaction has ended');
  expect(await kept()).not.toContain('terlambat');
});
