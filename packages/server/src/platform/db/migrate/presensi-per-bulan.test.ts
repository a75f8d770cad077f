import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import {
  databaseBefore,
  DI_SINI,
  fillAnggota,
  MESIN_GERBANG,
  monthsOf,
  partitionsOf,
  tapPonsel,
  whileServing,
} from '../../../testing/database-before.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { insertKetukanMesin } from '../../../presensi/ketukan/ketukan-mesin.queries.ts';
import { prepareBulanTask } from '../../jobs/prepare-bulan-task.ts';
import type { Deps } from '../../ctx/deps.ts';
import type { Db } from '../open/open-db.ts';
import { inScope } from '../scope/in-scope.ts';

const ANGGOTA = 40;
const HARI = 500;
const MESIN = { tenant_id: 1, organisasi_id: 1, perangkat_id: 1, nama: 'Gerbang', lokasi_presensi_id: 1, timezone: 'Asia/Jakarta' } as const; // prettier-ignore

/** Members, and a machine. */
const fill = (owner: Pool) => fillAnggota(owner, ANGGOTA, MESIN_GERBANG);
const bulanOf = (owner: Pool) => partitionsOf(owner, 'presensi');

/** A line of the machine that says a time, which is taken for `waktu`. */
const baris = (db: Db, user_id: number, jam: string, waktu: string) =>
  inScope(db, DI_SINI, (trx) =>
    insertKetukanMesin(trx, MESIN, [{ user_id, waktu, id_luar: `${user_id} ${jam}` }], new Date()),
  );

/** As an older version says it: which event, not when it was. */
const putusan = (db: Db, presensi_id: number) =>
  inScope(db, DI_SINI, (trx) =>
    sql`insert into putusan_presensi (tenant_id, organisasi_id, presensi_id, putusan) values (1, 1, ${presensi_id}, 'dihitung')`.execute(
      trx,
    ),
  );

test(
  'events that there were are all there once months have their own table, and who checks in meanwhile only waits',
  { timeout: 120_000 },
  async () => {
    const { db, owner, goOn } = await databaseBefore('0990');
    await fill(owner);
    await owner.query(`
      insert into presensi (tenant_id, organisasi_id, user_id, waktu, timezone, sumber, perangkat, perangkat_id, id_luar)
        select 1, 1, n, t, 'Asia/Jakarta', 'mesin', 'Gerbang', 1, n || ' ' || to_char(t, 'YYYY-MM-DD HH24:MI:SS')
        from generate_series(1, ${ANGGOTA}) n, generate_series(date '2024-01-01', date '2024-01-01' + ${HARI - 1}, interval '1 day') t;
      insert into putusan_presensi (tenant_id, organisasi_id, presensi_id, putusan)
        select 1, 1, presensi_id, 'dihitung' from presensi where presensi_id % 7 = 0;
      insert into kepercayaan_presensi (tenant_id, organisasi_id, presensi_id, skor, butir)
        select 1, 1, presensi_id, 50, '[]' from presensi where presensi_id % 5 = 0;`);
    const { rows: before } = await owner.query(`select relfilenode from pg_class where oid = 'presensi'::regclass`);

    const nomor: number[] = [];
    const lines = new Set<string>();
    const serve = async (who: number, n: number) => {
      const first = who * 10 + 1;
      const waktu = new Date(Date.now() + (n % 3) * 3_600_000).toISOString();
      const presensi_id = await tapPonsel(db, first + (n % 10), waktu);
      nomor.push(presensi_id);
      if (n % 4 === 0) await putusan(db, presensi_id);
      const jam = `2025-0${1 + (n % 9)}-11 06:00:0${n % 10}`;
      await baris(db, first, jam, `${jam.replace(' ', 'T')}+07:00`);
      lines.add(`${first} ${jam}`);
    };
    await whileServing(() => goOn('1000'), serve);
    nomor.push(await tapPonsel(db, 1, new Date().toISOString()));

    expect(nomor.length).toBeGreaterThan(10);
    expect(new Set(nomor).size, 'no number was given twice').toBe(nomor.length);
    const { rows } = await owner.query(`select count(*) filter (where sumber = 'ponsel')::integer as ponsel,
      count(*) filter (where sumber = 'mesin')::integer as mesin from presensi`);
    expect(rows).toEqual([{ ponsel: nomor.length, mesin: ANGGOTA * HARI + lines.size }]);
    const { rows: luar } = await owner.query(`select count(*)::integer as jumlah, count(p.presensi_id)::integer as ada
      from presensi_luar l left join presensi p on p.organisasi_id = l.organisasi_id and p.presensi_id = l.presensi_id
        and p.waktu = l.presensi_waktu and p.id_luar = l.pangkal || l.ujung`);
    expect(luar).toEqual([{ jumlah: ANGGOTA * HARI + lines.size, ada: ANGGOTA * HARI + lines.size }]);
    const [pertama] = (await bulanOf(owner)).filter(({ nama }) => nama.startsWith('presensi_sampai_'));
    const { rows: after } = await owner.query(`select relfilenode from pg_class where relname = $1`, [pertama?.nama]);
    expect(after, 'no event was moved').toEqual(before);

    // What belongs to an event names its time, and goes with it or holds it.
    const { rows: lepas } = await owner.query(`select from putusan_presensi d left join presensi p
      on p.organisasi_id = d.organisasi_id and p.presensi_id = d.presensi_id and p.waktu = d.presensi_waktu
      where p.presensi_id is null`);
    expect(lepas).toEqual([]);
    await expect(owner.query('delete from presensi where presensi_id = 7')).rejects.toThrow(
      'putusan_presensi_presensi',
    );
    await owner.query('delete from presensi where presensi_id = 5');
    expect((await owner.query('select from kepercayaan_presensi where presensi_id = 5')).rowCount).toBe(0);
    await expect(putusan(db, 5)).rejects.toThrow('putusan_presensi_waktu');
    // A line from before, told again with another time in another month.
    expect(await baris(db, 9, '2024-01-31 00:00:00', '2026-11-02T07:00:00+07:00')).toEqual([]);
  },
);

test('each of the next three months has its table, made each night, with what came before it was made', async () => {
  const { db, owner } = await openTestDatabase();
  await fill(owner);
  await prepareBulanTask.run({ db } as Deps, new Date());
  const made = await bulanOf(owner);
  const months = await monthsOf(owner, 'presensi');
  expect(made.map(({ nama }) => nama)).toEqual([
    ...months.map(({ nama }) => nama),
    'presensi_lain',
    expect.stringMatching(/^presensi_sampai_\d{4}_\d\d$/),
  ]);

  const last = months.at(-1) ?? { nama: '', tanggal: '' };
  await owner.query(`alter table presensi detach partition hadir.${last.nama}; drop table hadir.${last.nama}`);
  const presensi_id = await tapPonsel(db, 1, `${last.tanggal}T00:00:00+07:00`);
  await putusan(db, presensi_id);
  await owner.query(`insert into kepercayaan_presensi (tenant_id, organisasi_id, presensi_id, skor, butir)
    values (1, 1, ${presensi_id}, 50, '[]')`);
  expect((await owner.query('select user_id from hadir.presensi_lain')).rows).toEqual([{ user_id: 1 }]);
  await prepareBulanTask.run({ db } as Deps, new Date());
  expect(await bulanOf(owner)).toEqual(made);
  expect((await owner.query('select from hadir.presensi_lain')).rowCount).toBe(0);
  expect((await owner.query(`select presensi_id from hadir.${last.nama}`)).rows).toEqual([{ presensi_id }]);
  // What belonged to it belongs to it still.
  expect((await owner.query('select skor from kepercayaan_presensi')).rows).toEqual([{ skor: 50 }]);
  await expect(owner.query(`delete from presensi where presensi_id = ${presensi_id}`)).rejects.toThrow(
    'putusan_presensi_presensi',
  );
  await tapPonsel(db, 1, `${last.tanggal}T00:00:01+07:00`);
  expect((await owner.query(`select from hadir.${last.nama}`)).rowCount).toBe(2);
  // Twice is as once, and all together are estimated.
  await prepareBulanTask.run({ db } as Deps, new Date());
  expect(await bulanOf(owner)).toEqual(made);
  const { rows: taksiran } = await owner.query(`select attname as kolom from pg_stats
    where schemaname = 'public' and tablename = 'presensi' order by 1`);
  expect(taksiran.map(({ kolom }) => kolom)).toEqual(['organisasi_id', 'presensi_id', 'tenant_id', 'user_id', 'waktu']);
});

test('nobody but the owner comes to a month around its table, whatever the scope, and nobody changes an event', async () => {
  const { db, owner } = await openTestDatabase();
  await fill(owner);
  await tapPonsel(db, 1, '2026-11-20T07:00:00+07:00');
  const names = (await bulanOf(owner)).map(({ nama }) => `hadir.${nama}`);
  for (const nama of [...names, 'presensi']) {
    const parent = nama === 'presensi';
    for (const statement of [
      ...(parent ? [] : [`select from ${nama}`]),
      `delete from ${nama}`,
      `update ${nama} set radius = ${STATUS_RADIUS.luar}`,
    ]) {
      for (const scope of [DI_SINI, { lingkup: 'tenant', tenant_id: 1 }, { lingkup: 'semua' }] as const) {
        const around = inScope(db, scope, (trx) => sql.raw(statement).execute(trx));
        await expect(around, `${scope.lingkup}: ${statement}`).rejects.toThrow(/permission denied/);
      }
    }
  }
  const { rows } = await owner.query(`select relname from pg_class c join pg_inherits i on i.inhrelid = c.oid
    where i.inhparent = 'presensi'::regclass and not c.relrowsecurity`);
  expect(rows).toEqual([]);
  const seen = await inScope(db, { ...DI_SINI, organisasi_id: 2 }, (trx) => sql`select from presensi`.execute(trx));
  expect(seen.rows).toEqual([]);
});
