import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { belumVervalSql } from '../rekap/belum-verval.queries.ts';
import { sumHariOf } from '../rekap/rekap.queries.ts';
import { findSentuhan } from '../turunan/hari-tersentuh.queries.ts';
import { findKelengkapan, listHariTertunda } from '../tutup-hari/hari-tertunda.queries.ts';
import { hariBuilders } from '../../testing/given/given-hari.ts';
import { bulanOf, lockedMonths } from '../../testing/locked-months.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { writeAll } from '../../platform/db/together/write-all.ts';
import { upsertKehadiran } from './kehadiran.queries.ts';
import { KEHADIRAN_COLUMNS, toStored } from './stored-kehadiran.ts';

const server = await startTestServer();
const { given, db, clock } = server;
const { kantor, scan, tutup } = hariBuilders(server);
const [{ tanggal: TODAY }] = (
  await sql<{ tanggal: string }>`select (hadir.bulan_log(now()) + 24)::date as tanggal`.execute(server.all)
).rows as [{ tanggal: string }];
clock.now = new Date(`${TODAY}T09:00:00+07:00`);
const organisasi = await kantor({ dibuat_pada: `${addDays(TODAY, -3)}T00:00:00Z` });
const anggota = await given.anggota(organisasi);
await scan(anggota, TODAY, '06:55');
await tutup(organisasi);
const { tenant_id, organisasi_id } = organisasi;
const { user_id } = anggota;
const scope = { lingkup: 'organisasi', tenant_id, organisasi_id } as const;

const locked = (run: (trx: Db) => Promise<unknown>) => lockedMonths(db, scope, 'kehadiran', run);
const KINI = ['kehadiran', bulanOf('kehadiran', TODAY)];

test('a day that is written locks the table and its own month, also when the statement is prepared', async () => {
  const rows = await inScope(db, scope, (trx) =>
    trx.selectFrom('kehadiran').select(KEHADIRAN_COLUMNS).where('tanggal', '=', TODAY).execute(),
  );
  const hari = rows.map((row) => ({ tenant_id, organisasi_id, ...toStored(row) }));
  expect(hari).toHaveLength(1);
  expect(await locked((trx) => writeAll(trx, [upsertKehadiran(hari)]))).toEqual(KINI);
});

const range = { tgl_awal: addDays(TODAY, -20), tgl_akhir: TODAY };

test.each<[string, (trx: Db) => Promise<unknown>]>([
  ['a month of one member', (trx) => sumHariOf(trx, organisasi_id, user_id, range)],
  ['whether days must be closed', (trx) => findKelengkapan(trx, organisasi_id, TODAY, clock.now)],
  ['which days must be closed', (trx) => listHariTertunda(trx, organisasi_id, TODAY, clock.now, TODAY)],
  ['the days that a change touches', (trx) => findSentuhan(trx, tenant_id, [{ organisasi_id, user_id }], [range])],
])('%s is looked for in the months of its dates alone', async (_, ask) => {
  expect(await locked(ask)).toEqual(KINI);
});

test('what is not verified is looked for in the last three months at most', async () => {
  const tables = await locked((trx) =>
    sql`select ${belumVervalSql(sql`${TODAY}::date`, [TODAY])} from organisasi o`.execute(trx),
  );
  expect(tables).not.toContain('kehadiran_lain');
  expect(tables.filter((one) => one > bulanOf('kehadiran', TODAY) && !one.startsWith('kehadiran_sampai'))).toEqual([]);
});
