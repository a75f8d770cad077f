import { ZONA_BAWAAN } from '@hadir/rules/waktu/zona.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { migrate } from './migrate.ts';

const folder = await mkdtemp(join(tmpdir(), 'hadir-migrasi-'));
const file = (nama: string, sql: string) => writeFile(join(folder, nama), sql);
await file('0001_awal.sql', 'create table buku (judul text)');

test('files run once, in order, also when several processes start at once', async () => {
  const { url } = await openTestDatabase({ empty: true });
  await file('0002_isi.sql', `insert into buku values ('satu')`);
  const starts = await Promise.all([migrate(url, { folder }), migrate(url, { folder }), migrate(url, { folder })]);
  expect(starts.flatMap(({ applied }) => applied)).toEqual(['0001_awal.sql', '0002_isi.sql']);
});

test('a file that was changed after it ran is refused', async () => {
  const { url } = await openTestDatabase({ empty: true });
  await migrate(url, { folder });
  await file('0002_isi.sql', `insert into buku values ('dua')`);
  await expect(migrate(url, { folder })).rejects.toThrow('Migrasi 0002_isi.sql sudah dijalankan tetapi isinya berubah');
});

test('a file that fails leaves nothing behind and says on which line', async () => {
  const { url, owner } = await openTestDatabase({ empty: true });
  await file('0003_salah.sql', 'create table rak (nomor integer);\ncreate table rak2 (nomor angka);');
  await expect(migrate(url, { folder })).rejects.toThrow('Migrasi 0003_salah.sql, baris 2 gagal');
  expect((await owner.query(`select to_regclass('rak') as rak`)).rows).toEqual([{ rak: null }]);
});

test('a function is what its file says now, without a migration of its own, and runs again only when that changed', async () => {
  const { url, owner } = await openTestDatabase({ empty: true });
  const own = await mkdtemp(join(tmpdir(), 'hadir-fungsi-'));
  await writeFile(join(own, '0001_awal.sql'), 'create table buku (judul text)');
  await mkdir(join(own, 'fungsi'));
  const says = (count: string) =>
    writeFile(
      join(own, 'fungsi', 'jumlah_buku.sql'),
      `create or replace function hadir.jumlah_buku() returns integer language sql as $$ ${count} $$`,
    );
  const state = async () => {
    await migrate(url, { folder: own });
    const { rows } = await owner.query(`select hadir.jumlah_buku() as jumlah,
      (select dijalankan_pada::text from hadir.migrasi where nama = 'fungsi/jumlah_buku') as pada`);
    return rows[0] as { jumlah: number; pada: string };
  };
  await says('select count(*)::integer from buku');
  const first = await state();
  expect(first.jumlah).toBe(0);
  expect(await state()).toEqual(first);
  await says('select 100 + count(*)::integer from buku');
  expect((await state()).jumlah).toBe(100);
  await says('select count(*)::integer + :STATUS_CUTI.disetujui from buku');
  expect((await state()).jumlah).toBe(STATUS_CUTI.disetujui);
  await says('select length(:ZONA_BAWAAN)');
  expect((await state()).jumlah).toBe(ZONA_BAWAAN.length);
  await says('select length(:ZONA_LUPA)');
  await expect(migrate(url, { folder: own })).rejects.toThrow('Kode :ZONA_LUPA tidak dikenal');
  await says('select :STATUS_CUTI.lupa');
  await expect(migrate(url, { folder: own })).rejects.toThrow('Kode :STATUS_CUTI.lupa tidak dikenal');
  await says('select judul from rak');
  await expect(migrate(url, { folder: own })).rejects.toThrow('Migrasi fungsi/jumlah_buku, baris 1 gagal');
  expect((await owner.query('select hadir.jumlah_buku() as jumlah')).rows).toEqual([{ jumlah: ZONA_BAWAAN.length }]);
});

test('a function that others call is there before them, whatever their names', async () => {
  const { url, owner } = await openTestDatabase({ empty: true });
  const own = await mkdtemp(join(tmpdir(), 'hadir-dasar-'));
  await mkdir(join(own, 'fungsi', 'dasar'), { recursive: true });
  const fungsi = (nama: string, isi: string) =>
    writeFile(
      join(own, 'fungsi', `${nama}.sql`),
      `create or replace function hadir.${nama.replace('dasar/', '')}() returns integer language sql as $$ select ${isi} $$`,
    );
  await fungsi('dasar/zat', '6');
  await fungsi('asam', 'hadir.zat() + 1');
  await migrate(url, { folder: own });
  expect((await owner.query('select hadir.asam() as jumlah')).rows).toEqual([{ jumlah: 7 }]);
});

test('a file outside a transaction runs statement by statement, and again from its beginning where it was interrupted', async () => {
  const { url, owner } = await openTestDatabase({ empty: true });
  const own = await mkdtemp(join(tmpdir(), 'hadir-sendiri-'));
  await writeFile(join(own, '0001_awal.sql'), 'create table buku (judul text); insert into buku values (null)');
  const path = join(own, '0002_sendiri.sql');
  const isi = `-- di luar transaksi

drop index concurrently if exists buku_judul;

create unique index concurrently buku_judul on buku (judul);

`;
  await writeFile(path, `${isi}alter table buku alter judul set not null;`);
  await expect(migrate(url, { folder: own })).rejects.toThrow('Migrasi 0002_sendiri.sql gagal');
  expect((await owner.query(`select to_regclass('buku_judul')::text as nama`)).rows).toEqual([{ nama: 'buku_judul' }]);

  await owner.query('delete from buku');
  // Several that start at once wait in turn, and none of them keeps the index waiting.
  const starts = await Promise.all([migrate(url, { folder: own }), migrate(url, { folder: own })]);
  expect(starts.flatMap(({ applied }) => applied)).toEqual(['0002_sendiri.sql']);
});

test('whoever starts it is told of a file that takes long, and of no other', async () => {
  const { url } = await openTestDatabase({ empty: true });
  const own = await mkdtemp(join(tmpdir(), 'hadir-lama-'));
  await writeFile(join(own, '0001_sebentar.sql'), 'create table buku (judul text)');
  await writeFile(join(own, '0002_lama.sql'), 'select pg_sleep(1)');
  const told: string[] = [];
  await migrate(url, { folder: own, lama: { ms: 300, tell: (nama) => told.push(nama) } });
  expect(new Set(told)).toEqual(new Set(['0002_lama.sql']));
});

test('a file that must wait for a reader of a table does not make others wait for it', async () => {
  const { url, owner } = await openTestDatabase({ empty: true });
  const own = await mkdtemp(join(tmpdir(), 'hadir-tunggu-'));
  await writeFile(join(own, '0001_awal.sql'), 'create table buku (judul text)');
  await migrate(url, { folder: own });
  const [pembaca, lain] = [new Client({ connectionString: url }), new Client({ connectionString: url })];
  await Promise.all([pembaca.connect(), lain.connect()]);
  try {
    // Such as a backup that is under way.
    await pembaca.query('begin; select from buku');
    await writeFile(join(own, '0002_ubah.sql'), 'alter table buku add column nomor integer check (nomor > 0)');
    const migrated = migrate(url, { folder: own });
    const waits = `select count(*)::integer as n from pg_locks where not granted and relation = 'buku'::regclass`;
    await expect.poll(async () => (await owner.query<{ n: number }>(waits)).rows[0]?.n).toBe(1);
    await lain.query(`set statement_timeout = '15s'`);
    expect((await lain.query('select judul from buku')).rows).toEqual([]);
    await pembaca.query('commit');
    expect((await migrated).applied).toEqual(['0002_ubah.sql']);
  } finally {
    await Promise.all([pembaca.end(), lain.end()]);
  }
});
