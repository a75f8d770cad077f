import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { backupDatabase } from '../../platform/backup/backup-database.ts';
import { restoreDatabase } from '../../platform/backup/restore-database.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { dropBulanKosong } from './hapus-hari.queries.ts';

const database = await openTestDatabase({ empty: false });
const { given, db, url } = await startTestServer({ database });
const { owner } = database;
const parent = await mkdtemp(join(tmpdir(), 'hadir-dihapus-'));
afterAll(() => rm(parent, { recursive: true }));

const nama = async (induk: string) => {
  const { rows } = await owner.query(`select inhrelid::regclass::text as nama from pg_inherits
    where inhparent = '${induk}'::regclass order by 1`);
  return rows.map((row) => (row.nama as string).replace(`hadir.${induk}_`, ''));
};

/** As if the server had begun in January 2020: a month each of which nothing was moved. */
async function sinceLong(induk: 'kehadiran' | 'presensi') {
  const { rows } = await owner.query(`select inhrelid::regclass::text as nama from pg_inherits
    where inhparent = '${induk}'::regclass and inhrelid::regclass::text ~ '_sampai_|_\\d{4}_'`);
  for (const row of rows) {
    await owner.query(`alter table ${induk} detach partition ${row.nama}`);
    await owner.query(`drop table ${row.nama}`);
  }
  const bounds = [
    ['sampai_2019_12', 'minvalue', `'2020-01-01'`],
    ['2020_01', `'2020-01-01'`, `'2020-02-01'`],
    ['2020_02', `'2020-02-01'`, `'2020-03-01'`],
  ];
  for (const [akhir, dari, sampai] of bounds)
    await owner.query(
      `create table hadir.${induk}_${akhir} partition of ${induk} for values from (${dari}) to (${sampai})`,
    );
}

test('a month in which nobody has anything left goes with its partition and is not made again; one with a day stays', async () => {
  const organisasi = await given.organisasi();
  const anggota = await given.anggota(organisasi);
  for (const induk of ['kehadiran', 'presensi'] as const) await sinceLong(induk);
  await owner.query(
    `insert into kehadiran (tenant_id, organisasi_id, user_id, tanggal, status, penjelasan_ringkas)
     values ($1, $2, $3, '2020-02-10', 'hadir', '{}')`,
    [anggota.tenant_id, anggota.organisasi_id, anggota.user_id],
  );
  await owner.query(
    `insert into presensi (tenant_id, organisasi_id, user_id, waktu, timezone, sumber)
     values ($1, $2, $3, '2020-02-10T00:00:00Z', 'Asia/Jakarta', 'mesin')`,
    [anggota.tenant_id, anggota.organisasi_id, anggota.user_id],
  );
  await inScope(db, { lingkup: 'semua' }, dropBulanKosong);
  await sql`select hadir.siapkan_bulan_kehadiran()`.execute(db);
  await sql`select hadir.siapkan_bulan_presensi()`.execute(db);
  for (const induk of ['kehadiran', 'presensi']) {
    const bulan = await nama(induk);
    expect(bulan).toEqual(expect.arrayContaining(['2020_02', 'lain', 'sampai_2019_12']));
    expect(bulan).not.toContain('2020_01');
    expect(bulan.length).toBeGreaterThan(60);
  }
});

test('a backup taken while days go is restored with what was left, and they still cannot be written', async () => {
  const { rows } = await owner.query('select tenant_id, organisasi_id, user_id from kehadiran');
  const [{ tenant_id, organisasi_id, user_id }] = rows;
  await owner.query('insert into hari_dihapus (tenant_id, organisasi_id, sampai) values ($1, $2, $3)', [
    tenant_id,
    organisasi_id,
    '2020-02-29',
  ]);
  await backupDatabase(url, join(parent, 'utuh'));
  const target = await openTestDatabase({ empty: true });
  await restoreDatabase(target.url, join(parent, 'utuh'));
  const left = await target.owner.query(`select (select count(*)::integer from kehadiran) as hari,
    (select count(*)::integer from presensi) as presensi, (select sampai::text from hari_dihapus) as sampai`);
  expect(left.rows).toEqual([{ hari: 1, presensi: 1, sampai: '2020-02-29' }]);
  await expect(
    target.owner.query(
      `insert into kehadiran (tenant_id, organisasi_id, user_id, tanggal, status, penjelasan_ringkas)
       values ($1, $2, $3, '2020-02-11', 'hadir', '{}')`,
      [tenant_id, organisasi_id, user_id],
    ),
  ).rejects.toThrow(/sudah dihapus/);
  const gone = await target.owner.query(
    `select hadir.hapus_hari($1::integer, 10) as hilang from set_config('hadir.organisasi_id', $1::integer::text, true)`,
    [organisasi_id],
  );
  expect(gone.rows).toEqual([{ hilang: 1 }]);
}, 120_000);

test('what somebody is just writing to such a month is not lost with it: it waits for another night', async () => {
  const anggota = await given.anggota(await given.organisasi());
  await sinceLong('kehadiran');
  const penulis = await owner.connect();
  try {
    await penulis.query('begin');
    await penulis.query(
      `insert into kehadiran (tenant_id, organisasi_id, user_id, tanggal, status, penjelasan_ringkas)
       values ($1, $2, $3, '2020-01-10', 'hadir', '{}')`,
      [anggota.tenant_id, anggota.organisasi_id, anggota.user_id],
    );
    const lepas = inScope(db, { lingkup: 'semua' }, dropBulanKosong);
    for (;;) {
      const { rows } = await owner.query(`select exists (select from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and query like '%lepas_bulan_kosong%') as menunggu`);
      if (rows[0].menunggu) break;
    }
    await penulis.query('commit');
    await lepas;
  } finally {
    penulis.release();
  }
  const { rows } = await owner.query('select tanggal::text from kehadiran where user_id = $1', [anggota.user_id]);
  expect(rows).toEqual([{ tanggal: '2020-01-10' }]);
});
