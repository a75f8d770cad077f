import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import {
  databaseBefore,
  DI_SINI,
  fillAnggota,
  monthsOf,
  partitionsOf,
  touchHari,
  whileServing,
} from '../../../testing/database-before.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { prepareBulanTask } from '../../jobs/prepare-bulan-task.ts';
import type { Deps } from '../../ctx/deps.ts';
import type { Db } from '../open/open-db.ts';
import { inScope } from '../scope/in-scope.ts';

const ANGGOTA = 40;
/** Long past, so that none of them is a date on which somebody checks in. */
const HARI = 500;

const fill = (owner: Pool) => fillAnggota(owner, ANGGOTA);
const bulanOf = (owner: Pool) => partitionsOf(owner, 'kehadiran');

const tap = (db: Db, user_id: number, tanggal: string) =>
  inScope(db, DI_SINI, (trx) => touchHari(trx, user_id, tanggal));

test(
  'days that there were are all there once months have their own table, and who checks in meanwhile only waits',
  { timeout: 120_000 },
  async () => {
    const { db, owner, goOn } = await databaseBefore('0980');
    await fill(owner);
    await owner.query(`insert into kehadiran (tenant_id, organisasi_id, user_id, tanggal, status, penjelasan)
      select 1, 1, n, current_date - 30 - hari, 'hadir', '{}' from generate_series(1, ${ANGGOTA}) n, generate_series(1, ${HARI}) hari`);
    const { rows: before } = await owner.query(`select relfilenode from pg_class where oid = 'kehadiran'::regclass`);

    let served = 0;
    await whileServing(
      () => goOn('0990'),
      async (who, n) => {
        const tanggal = new Date(Date.now() + ((n % 3) - 1) * 86_400_000).toISOString().slice(0, 10);
        await tap(db, who * 10 + 1 + (n % 10), tanggal);
        served += 1;
      },
    );
    await tap(db, 1, '2026-11-27');
    served += 1;

    const { rows } = await owner.query(`
      select count(*) filter (where penjelasan is not null)::integer as lama, sum(durasi_menit)::integer as ketukan from kehadiran`);
    expect(rows).toEqual([{ lama: ANGGOTA * HARI, ketukan: served }]);
    expect(served).toBeGreaterThan(10);
    const [pertama] = (await bulanOf(owner)).filter(({ nama }) => nama.startsWith('kehadiran_sampai_'));
    const { rows: after } = await owner.query(`select relfilenode from pg_class where relname = $1`, [pertama?.nama]);
    expect(after, 'no day was moved').toEqual(before);
    // Whoever goes takes his days with him, in every month.
    await owner.query('delete from anggota where user_id = 1');
    expect((await owner.query('select from kehadiran where user_id = 1')).rowCount).toBe(0);
  },
);

test.each([
  ['months get their own table', '0982', '0983', 'anggota'],
  ['days and events are kept out where they were removed', '1013', '1014', 'presensi'],
])('who has added his event goes on to his day while %s', async (_, sebelum, sampai, ditunggu) => {
  const { owner, goOn } = await databaseBefore(sebelum);
  await fill(owner);
  const phone = await owner.connect();
  await phone.query(`set deadlock_timeout = '50ms'; begin;
    insert into presensi (tenant_id, organisasi_id, user_id, waktu, timezone, sumber)
      values (1, 1, 1, now(), 'Asia/Jakarta', 'ponsel')`);
  const naik = goOn(sampai);
  const isWaited = `select from pg_locks where relation = '${ditunggu}'::regclass and not granted`;
  while ((await owner.query(isWaited)).rowCount === 0) await sleep(5);
  // A day of the month before: the table of a database that was empty ends there (0980).
  await phone.query(`insert into kehadiran (tenant_id, organisasi_id, user_id, tanggal, status, penjelasan_ringkas)
    values (1, 1, 1, current_date - 31, 'terbuka', '[]'); commit`);
  phone.release();
  await naik;
  expect((await owner.query('select from kehadiran')).rowCount).toBe(1);
});

test('each of the next three months has its table, made each night, with what came before it was made', async () => {
  const { db, owner } = await openTestDatabase();
  await fill(owner);
  await prepareBulanTask.run({ db } as Deps, new Date());
  const made = await bulanOf(owner);
  const months = await monthsOf(owner, 'kehadiran');
  expect(made.map(({ nama }) => nama)).toEqual([
    ...months.map(({ nama }) => nama),
    'kehadiran_lain',
    expect.stringMatching(/^kehadiran_sampai_\d{4}_\d\d$/),
  ]);

  const last = months.at(-1) ?? { nama: '', tanggal: '' };
  await owner.query(`drop table hadir.${last.nama}`);
  await tap(db, 1, last.tanggal);
  expect((await owner.query('select user_id from hadir.kehadiran_lain')).rows).toEqual([{ user_id: 1 }]);
  await prepareBulanTask.run({ db } as Deps, new Date());
  expect(await bulanOf(owner)).toEqual(made);
  expect((await owner.query('select from hadir.kehadiran_lain')).rowCount).toBe(0);
  await tap(db, 1, last.tanggal);
  expect((await owner.query(`select user_id, durasi_menit from hadir.${last.nama}`)).rows).toEqual([
    { user_id: 1, durasi_menit: 2 },
  ]);
  // Twice is as once, and all together are estimated.
  await prepareBulanTask.run({ db } as Deps, new Date());
  expect(await bulanOf(owner)).toEqual(made);
  const { rows: taksiran } = await owner.query(`select attname as kolom from pg_stats
    where schemaname = 'public' and tablename = 'kehadiran' order by 1`);
  expect(taksiran.map(({ kolom }) => kolom)).toEqual(['organisasi_id', 'tanggal', 'tenant_id', 'user_id']);
});

test('nobody but the owner comes to a month around its table, whatever the scope', async () => {
  const { db, owner } = await openTestDatabase();
  await fill(owner);
  await tap(db, 1, '2026-11-20');
  const names = (await bulanOf(owner)).map(({ nama }) => `hadir.${nama}`);
  for (const nama of names) {
    for (const statement of [`select from ${nama}`, `delete from ${nama}`, `update ${nama} set durasi_menit = 0`]) {
      for (const scope of [DI_SINI, { lingkup: 'tenant', tenant_id: 1 }, { lingkup: 'semua' }] as const) {
        const around = inScope(db, scope, (trx) => sql.raw(statement).execute(trx));
        await expect(around, `${scope.lingkup}: ${statement}`).rejects.toThrow(/permission denied/);
      }
    }
  }
  const { rows } = await owner.query(`select relname from pg_class c join pg_inherits i on i.inhrelid = c.oid
    where i.inhparent = 'kehadiran'::regclass and not c.relrowsecurity`);
  expect(rows).toEqual([]);
  const seen = await inScope(db, { ...DI_SINI, organisasi_id: 2 }, (trx) => sql`select from kehadiran`.execute(trx));
  expect(seen.rows).toEqual([]);
});
