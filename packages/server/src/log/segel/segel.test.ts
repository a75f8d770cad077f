import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { openOwner } from '../../testing/open-owner.ts';
import { migrate } from '../../platform/db/migrate/migrate.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { checkLog } from '../periksa/check-log.ts';
import { sebutTemuan } from '../periksa/temuan.ts';
import { kunciSegel } from './hash-segel.ts';
import { releaseBaris } from './release-baris.ts';
import { releaseBulan } from './release-bulan.ts';
import { sealLog } from './seal-log.ts';

const KUNCI = [kunciSegel(Buffer.alloc(32, 7))];
const BARU = kunciSegel(Buffer.alloc(32, 9));

const bersama = await openTestDatabase();

/** The database that tests share which leave its partitions as they are, with an empty log that counts from the beginning. */
async function emptied() {
  const { owner } = bersama;
  await owner.query('alter table log_aktivitas disable trigger tetap');
  await owner.query('truncate log_aktivitas, log_segel, log_penutup, log_pelepasan restart identity');
  await owner.query('alter table log_aktivitas enable trigger tetap');
  return bersama;
}

/**
 * A log with these lines of two tenants and of none, sealed in as many rounds as `porsi` has numbers; in a database of
 * its own, or in the one that others have used before.
 */
async function sealedLog(porsi: readonly number[] = [6, 6], { sendiri = false } = {}) {
  const { db, owner, url } = sendiri ? await openTestDatabase() : await emptied();
  const write = (jumlah: number, waktu = 'now()') =>
    owner.query(`insert into log_aktivitas (tenant_id, user_id, nama, kegiatan, hasil, ip, sesudah, waktu)
      select (array[1, 2, null])[1 + n % 3], n, 'Orang ' || n, 'Mengubah lokasi', 200, '10.0.0.1',
        jsonb_build_object('nomor', n), ${waktu} from generate_series(1, ${jumlah}) n`);
  // Other databases of this PostgreSQL have transactions of their own, which hold back what is certain.
  const sealAll = async (kunci = KUNCI) => {
    const count = `select (select count(*) from log_aktivitas) - (select coalesce(sum(jumlah), 0) from log_segel) as sisa`;
    for (;;) {
      await sealLog(db, kunci);
      const { rows } = await owner.query(count);
      if (rows[0].sisa === 0) return;
    }
  };
  const check = async (kunci = KUNCI) => checkLog(db, kunci, () => undefined);
  /** As the owner of the database may, who can take every rule away. */
  const tamper = async (...statements: string[]) => {
    await owner.query('alter table log_aktivitas disable trigger tetap');
    for (const one of statements) await owner.query(one);
    await owner.query('alter table log_aktivitas enable trigger tetap');
  };
  for (const jumlah of porsi) {
    await write(jumlah);
    await sealAll();
  }
  return { db, owner, url, write, sealAll, check, tamper };
}

describe('a sealed log', () => {
  test('is whole, however many rounds sealed it, and names its end', async () => {
    const { check } = await sealedLog([6, 1, 5]);
    expect(await check()).toEqual({
      baris: 12,
      putaran: 3,
      pertama: null,
      temuan: 0,
      ujung: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test('has rounds of one month each, also where lines of several months stand one after the other', async () => {
    const { owner, write, sealAll, check } = await sealedLog([]);
    await write(3, "now() - interval '2 months'");
    await write(2);
    await write(2, "now() - interval '2 months'");
    await sealAll();
    const { rows } = await owner.query(
      `select sum(jumlah)::integer as jumlah, count(distinct bulan)::integer as bulan from log_segel group by putaran order by putaran`,
    );
    expect(rows).toEqual([3, 2, 2].map((jumlah) => ({ jumlah, bulan: 1 })));
    expect(await check()).toMatchObject({ pertama: null, temuan: 0 });
  });

  test.each([
    ['an altered line', [`update log_aktivitas set nama = 'Bukan saya' where log_id = 4`], 'baris 4 diubah'],
    [
      'a line that was given to another tenant',
      [`update log_aktivitas set tenant_id = 2 where log_id = 3`],
      'baris 3 diubah',
    ],
    ['a removed line', [`delete from log_aktivitas where log_id = 5`], 'baris 5 dihapus'],
    ['the last line removed', [`delete from log_aktivitas where log_id = 12`], 'baris 12 dihapus'],
    [
      'an inserted line',
      [
        `insert into log_aktivitas (log_id, transaksi, kegiatan, hasil) select 900, transaksi, 'Palsu', 200 from log_aktivitas where log_id = 4`,
      ],
      'baris 900 disisipkan',
    ],
    [
      'two swapped lines',
      [
        `update log_aktivitas set log_id = -1 where log_id = 2`,
        `update log_aktivitas set log_id = 2 where log_id = 5`,
        `update log_aktivitas set log_id = 5 where log_id = -1`,
      ],
      'baris 2 dan 5 ditukar',
    ],
    [
      'two lines of different rounds swapped',
      [
        `create table asal as select * from log_aktivitas where log_id in (4, 10)`,
        ...[
          [4, 10],
          [10, 4],
        ].map(
          ([to, from]) => `update log_aktivitas l set (tenant_id, user_id, nama, sesudah, waktu) =
          (select tenant_id, user_id, nama, sesudah, waktu from asal where log_id = ${from}) where l.log_id = ${to}`,
        ),
      ],
      'baris 4 dan 10 ditukar',
    ],
    ['an altered seal', [`update log_segel set jumlah = 3 where putaran = 2 and tenant_id = 1`], 'segel 2 induk 1'],
    ['a removed seal', [`delete from log_segel where putaran = 1 and tenant_id = 2`], 'segel 1 tanpa induk'],
    [
      'a whole round removed with its lines',
      [`delete from log_segel where putaran = 1`, `delete from log_aktivitas where log_id <= 6`],
      'segel 2 induk 1',
    ],
  ])('shows %s', async (_, statements, expected) => {
    const { check, tamper } = await sealedLog();
    await tamper(...statements);
    const { pertama, temuan } = await check();
    expect(temuan).toBeGreaterThan(0);
    expect(pertama && sebutTemuan(pertama)).toContain(expected);
  });

  test('cannot be sealed anew by whoever has only the database', async () => {
    const { db, owner, check } = await sealedLog();
    await owner.query('delete from log_segel');
    await sealLog(db, [kunciSegel(Buffer.alloc(32, 8))]);
    expect((await check()).pertama).toMatchObject({ jenis: 'segel-diubah', putaran: 1 });
  });

  test('names the first of several', async () => {
    const { check, tamper } = await sealedLog();
    await tamper(
      `delete from log_aktivitas where log_id in (9, 3)`,
      `update log_aktivitas set hasil = 201 where log_id = 8`,
    );
    expect(await check()).toMatchObject({ pertama: { jenis: 'hilang', log_id: 3 }, temuan: 3 });
  });
});

test('sealing takes no line of a transaction that still runs, and seals it once it has ended', async () => {
  const { owner, write, sealAll, check, db } = await sealedLog([3]);
  const late = await owner.connect();
  await late.query('begin');
  await late.query(`insert into log_aktivitas (tenant_id, kegiatan, hasil) values (1, 'Lama', 200)`);
  await write(3);
  await sealLog(db, KUNCI);
  expect((await check()).baris).toBe(3);
  await late.query('commit');
  late.release();
  await sealAll();
  expect(await check()).toMatchObject({ baris: 7, pertama: null });
});

describe('a log whose key was replaced', () => {
  test('goes on with the key of its last round until that is laid by, whoever seals, and is whole', async () => {
    const { check, write, sealAll } = await sealedLog([3]);
    const [lama] = KUNCI as [Buffer];
    await write(3);
    await sealAll([BARU, lama]);
    expect(await check()).toMatchObject({ baris: 6, pertama: null });
    await write(3);
    await sealAll([BARU]);
    await write(3);
    await sealAll([lama, BARU]);
    expect(await check([BARU, lama])).toMatchObject({ baris: 12, putaran: 4, pertama: null });
    expect((await check()).pertama).toMatchObject({ jenis: 'segel-diubah', putaran: 3 });
  });

  test('is not gone on with by who got hold of the key before', async () => {
    const { check, write, sealAll } = await sealedLog([3]);
    await write(3);
    await sealAll([BARU]);
    await write(3);
    await sealAll();
    expect((await check([BARU, ...KUNCI])).pertama).toMatchObject({ jenis: 'segel-diubah', putaran: 3 });
  });

  test('waits for another server where this one has no key that is still good', async () => {
    const { db, check, write } = await sealedLog([3]);
    await write(3);
    expect(await sealLog(db, [])).toBe(0);
    expect((await check()).baris).toBe(3);
  });
});

test('two servers that seal at once make one chain', async () => {
  const { db, write, sealAll, check } = await sealedLog([3]);
  await write(30);
  await Promise.all(Array.from({ length: 6 }, () => sealLog(db, KUNCI)));
  await sealAll();
  expect(await check()).toMatchObject({ baris: 33, pertama: null, temuan: 0 });
});

test('the server’s role neither changes nor removes a line or a seal, nor reaches a partition', async () => {
  const { db, owner } = await sealedLog([3]);
  const asServer = (statement: string) => inScope(db, { lingkup: 'semua' }, (trx) => sql.raw(statement).execute(trx));
  for (const table of ['log_aktivitas', 'log_segel', 'log_penutup', 'log_pelepasan']) {
    await expect(asServer(`delete from ${table}`)).rejects.toThrow(/permission denied/);
    await expect(asServer(`truncate ${table}`)).rejects.toThrow(/permission denied/);
  }
  await expect(asServer(`update log_aktivitas set nama = ''`)).rejects.toThrow(/permission denied/);
  const { rows } = await owner.query(`select inhrelid::regclass::text as nama from pg_inherits
    where inhparent = 'log_aktivitas'::regclass`);
  expect(rows.length).toBeGreaterThanOrEqual(5);
  for (const { nama } of rows) {
    await expect(asServer(`select from ${nama}`)).rejects.toThrow(/permission denied/);
    await expect(asServer(`drop table ${nama}`)).rejects.toThrow(/must be owner/);
  }
  // Not even the owner, unless he takes the rule away first.
  await expect(owner.query(`delete from log_aktivitas`)).rejects.toThrow(/hanya ditambah/);
  await expect(asServer(`select hadir.lepas_bulan_log(hadir.bulan_log(now()))`)).rejects.toThrow(/belum boleh/);
});

describe('a month that is older than the log is kept', () => {
  const LAMA = `now() - interval '30 months'`;

  test('leaves with its partition, its closing hash stays, and the rest is still whole', async () => {
    const { db, owner, url, write, sealAll, check, tamper } = await sealedLog([3], { sendiri: true });
    await write(4, LAMA);
    await sealAll();
    await write(3);
    await sealAll();
    await migrate(url); // gives the old lines their partition
    expect(await releaseBulan(db, KUNCI, 24)).toHaveLength(1);
    expect((await owner.query('select count(*) as n from log_aktivitas')).rows[0].n).toBe(6);
    const { rows } = await owner.query('select sum(jumlah) as n, count(hash) as h from log_penutup');
    expect(rows[0]).toEqual({ n: 4, h: 3 });
    expect(await check()).toMatchObject({ baris: 6, pertama: null, temuan: 0 });
    expect(await releaseBulan(db, KUNCI, 24)).toEqual([]);

    await tamper(`update log_penutup set hash = decode(repeat('00', 32), 'hex') where tenant_id = 1`);
    expect((await check()).pertama).toMatchObject({ jenis: 'penutup-diubah', tenant_id: 1 });
  });

  test('stays as long as a line of it is not sealed', async () => {
    const { db, owner, url, write } = await sealedLog([3], { sendiri: true });
    await write(4, LAMA);
    await migrate(url);
    await expect(releaseBulan(db, KUNCI, 24)).rejects.toThrow(/belum tertutup/);
    expect((await owner.query('select count(*) as n from log_aktivitas')).rows[0].n).toBe(7);
  });
});

describe('a tenant that keeps its log for less long', () => {
  const LAMA = `now() - interval '14 months'`;
  /** Seven lines of 14 months ago and three of today of two tenants and of none, of whom one keeps 12 months. */
  async function givenBermasa() {
    const log = await sealedLog([], { sendiri: true });
    await log.owner.query(`insert into tenant (tenant_id, no_reg, kode_tenant, nama) overriding system value
      select n, 'T' || n, 'induk-' || n, 'Induk ' || n from generate_series(1, 2) n`);
    await log.owner.query(
      `insert into masa_log (tenant_id, tgl_mulai, bulan) values (1, '2020-01-01', 12), (2, '2020-01-01', null)`,
    );
    await log.write(7, LAMA);
    await log.write(3);
    await log.sealAll();
    await migrate(log.url); // gives the old lines their partition
    return log;
  }
  const milik = async ({ owner }: Awaited<ReturnType<typeof givenBermasa>>) => {
    const { rows } = await owner.query(
      `select tenant_id, count(*)::integer as n from log_aktivitas group by 1 order by 1`,
    );
    return rows.map(({ tenant_id, n }) => [tenant_id, n]);
  };

  test('loses its lines that are older, some at a time, and nobody else does; all that is left is whole', async () => {
    const log = await givenBermasa();
    expect(await milik(log)).toEqual([
      [1, 3],
      [2, 4],
      [null, 3],
    ]);
    expect(await releaseBaris(log.db, KUNCI, 1)).toBe(2);
    expect(await milik(log)).toEqual([
      [1, 1],
      [2, 4],
      [null, 3],
    ]);
    expect(await log.check()).toMatchObject({ baris: 8, pertama: null, temuan: 0 });
    const { rows } = await log.owner.query(`select tenant_id, jumlah::integer, hash from log_pelepasan`);
    expect(rows).toEqual([{ tenant_id: 1, jumlah: 2, hash: expect.any(Buffer) }]);
    expect(await releaseBaris(log.db, KUNCI)).toBe(0);
  });

  test('is as whole where it was broken off half-way, and goes on from there', async () => {
    const log = await givenBermasa();
    await log.owner.query(`create function hadir.gagal() returns trigger language plpgsql as $$
      begin if (select count(*) from log_aktivitas where tenant_id = 1) < 3 then raise exception 'mati'; end if; return old; end $$`);
    await log.owner.query(
      `create trigger zz before delete on log_aktivitas for each row execute function hadir.gagal()`,
    );
    await expect(releaseBaris(log.db, KUNCI, 1)).rejects.toThrow('mati');
    await log.owner.query('drop trigger zz on log_aktivitas');
    expect(await milik(log)).toEqual([
      [1, 2],
      [2, 4],
      [null, 3],
    ]);
    expect(await log.check()).toMatchObject({ baris: 9, pertama: null });
    expect(await releaseBaris(log.db, KUNCI, 1)).toBe(1);
    expect(await log.check()).toMatchObject({ baris: 8, pertama: null });
  });

  test.each([
    ['a line of the other tenant in the same month', `delete from log_aktivitas where log_id = 1`, 'baris 1 dihapus'],
    ['a line that it still keeps', `delete from log_aktivitas where tenant_id = 1`, 'baris 10 dihapus'],
    ['that it let go, told otherwise', `update log_pelepasan set putaran = 99`, 'pelepasan bulan'],
    ['that it let go, forgotten', `delete from log_pelepasan`, 'baris 3 dihapus'],
  ])('%s shows where it was touched by hand', async (_, statement, expected) => {
    const log = await givenBermasa();
    await releaseBaris(log.db, KUNCI);
    await log.tamper(statement);
    const { pertama } = await log.check();
    expect(pertama && sebutTemuan(pertama)).toContain(expected);
  });

  test('has its month go with the others in the end, and the log goes on', async () => {
    const log = await givenBermasa();
    await releaseBaris(log.db, KUNCI);
    expect(await releaseBulan(log.db, KUNCI, 13)).toHaveLength(1);
    const { rows } = await log.owner.query(`select jumlah::integer from log_penutup where tenant_id = 1`);
    expect(rows).toEqual([{ jumlah: 2 }]);
    await log.write(3);
    await sealLog(log.db, KUNCI);
    expect(await log.check()).toMatchObject({ pertama: null });
  });

  test('is not touched before the day on which it holds, nor in a month that it keeps, nor by a plain delete', async () => {
    const log = await givenBermasa();
    const asServer = (statement: string) =>
      inScope(log.db, { lingkup: 'semua' }, (trx) => sql.raw(statement).execute(trx));
    const lepas = (bulan: string) => asServer(`select hadir.lepas_log_tenant(1, ${bulan}, 10)`);
    await expect(lepas(`hadir.bulan_log(now())`)).rejects.toThrow(/belum boleh/);
    await expect(lepas(`hadir.bulan_log(${LAMA})`)).rejects.toThrow(/belum tertutup/);
    await expect(asServer(`delete from log_aktivitas`)).rejects.toThrow(/permission denied/);
    await expect(log.owner.query(`delete from log_aktivitas where log_id = 3`)).rejects.toThrow(/hanya ditambah/);
    await log.owner.query(`update masa_log set tgl_mulai = current_date + 2`);
    await expect(lepas(`hadir.bulan_log(${LAMA})`)).rejects.toThrow(/belum boleh/);
    expect(await releaseBaris(log.db, KUNCI)).toBe(0);
  });
});

test('in a restored database, whose transactions count from the beginning, sealing goes on', async () => {
  const { url, owner, write, sealAll, check } = await sealedLog([3], { sendiri: true });
  const all = openOwner(url);
  // As a backup brings them: numbers that this PostgreSQL has not reached yet.
  await sql`alter table log_aktivitas disable trigger tetap`.execute(all);
  await sql`insert into log_aktivitas (transaksi, kegiatan, hasil) values (9000000000, 'Dari server lama', 200)`.execute(
    all,
  );
  await all.destroy();
  await migrate(url);
  await write(3);
  await sealAll();
  expect(await check()).toMatchObject({ baris: 7, pertama: null });
  const { rows } = await owner.query(
    `select bool_and(transaksi > 9000000000) as naik from log_aktivitas where log_id > 4`,
  );
  expect(rows[0].naik).toBe(true);
});
