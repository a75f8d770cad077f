import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { backupDatabase } from '../platform/backup/backup-database.ts';
import { listCopyTables } from '../platform/backup/list-copy-tables.ts';
import { restoreDatabase } from '../platform/backup/restore-database.ts';
import { connectOwner } from '../platform/db/open/connect-owner.ts';
import { sessionCookieName } from '../platform/http/access/session-cookie.ts';
import { caller, type Caller } from '../testing/caller.ts';
import { hariBuilders } from '../testing/given/given-hari.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { buildApp } from './build-app.ts';

const server = await startTestServer();
const { given, as, clock, deps, url, openSesi } = server;
const { kantor, scan, tutup } = hariBuilders(server);
clock.now = new Date('2026-11-27T15:00:00Z');
const folder = join(await mkdtemp(join(tmpdir(), 'hadir-pulih-')), 'cadangan');
afterAll(() => rm(join(folder, '..'), { recursive: true }));

const TANGGAL = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24'];

/** Seven days of an operator and of six members who come now and then, some of them late. */
async function sekolah() {
  const organisasi = await kantor();
  for (let n = 0; n < 6; n += 1) {
    const anggota = await given.anggota(organisasi, { nama: `Guru ${n}` });
    for (const [at, tanggal] of TANGGAL.entries()) {
      if ((at + n) % 4 !== 0) await scan(anggota, tanggal, `07:0${n}`, '14:05');
    }
  }
  await tutup(organisasi);
  const operator = await given.orang('operator', organisasi);
  return { organisasi, operator };
}

/** How many rows there are of each kind. */
async function countRows(databaseUrl: string): Promise<Record<string, number>> {
  const owner = await connectOwner(databaseUrl);
  const counts: Record<string, number> = {};
  for (const table of await listCopyTables(owner)) {
    const { rowCount } = await owner.query(`select from "${table.nama}"`);
    counts[table.nama] = rowCount ?? 0;
  }
  await owner.end();
  return counts;
}

const readRekap = async (orang: Caller, organisasi_id: number): Promise<unknown> => {
  const { status, body } = await orang.get(`/orgs/${organisasi_id}/presensi/rekap?bulan=2026-11&count=50`);
  expect(status).toBe(200);
  return body.data;
};

test('a filled database that is restored elsewhere has as many rows of each kind and comes to the same month', async () => {
  const semua = await Promise.all([sekolah(), sekolah()]);
  const sebelum: unknown[] = [];
  for (const { organisasi, operator } of semua) sebelum.push(await readRekap(as(operator), organisasi.organisasi_id));
  expect(sebelum[0]).toMatchObject({ total: 7, ringkasan: { anggota: 7, hadir: 32 } });
  const cookies = await Promise.all(semua.map(({ operator }) => openSesi(operator)));
  await backupDatabase(url, folder);

  const target = await openTestDatabase({ empty: true });
  await restoreDatabase(target.url, folder);
  const banyak = await countRows(target.url);
  expect(banyak).toEqual(await countRows(url));
  expect(banyak).toMatchObject({ presensi: 128, anggota: 14 });
  // What the planner knows of the days of all months is there from the start.
  const taksiran = await target.owner.query(
    `select from pg_stats where schemaname = 'public' and tablename = 'kehadiran'`,
  );
  expect(taksiran.rowCount).toBeGreaterThan(0);

  const app = await buildApp({ ...deps, db: target.db });
  const sesudah: unknown[] = [];
  for (const [at, { organisasi }] of semua.entries()) {
    const cookie = `${sessionCookieName(deps.publicUrl)}=${cookies[at]}`;
    sesudah.push(await readRekap(caller(app, { cookie }), organisasi.organisasi_id));
  }
  await app.close();
  expect(sesudah).toEqual(sebelum);
});
