import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { backupDatabase } from './backup-database.ts';
import { restoreDatabase } from './restore-database.ts';

const { url, given } = await startTestServer();
const parent = await mkdtemp(join(tmpdir(), 'hadir-cadangan-'));
afterAll(() => rm(parent, { recursive: true }));
const folder = join(parent, 'utuh');

const organisasi = await given.organisasi({ nama: `Madrasah "Al-Ikhlas"\n\\N\tBaru` });
await given.anggota(organisasi);
await backupDatabase(url, folder);

test('a restored database holds the same rows, is bound by the same rules, and goes on counting', async () => {
  const target = await openTestDatabase({ empty: true });
  await restoreDatabase(target.url, folder);

  const { rows } = await target.owner.query('select nama from organisasi');
  expect(rows).toEqual([{ nama: organisasi.nama }]);
  expect(await target.db.selectFrom('anggota').selectAll().execute()).toEqual([]);
  const { rows: made } = await target.owner.query(
    `insert into users (tenant_id, nama) values ($1, 'Baru') returning user_id`,
    [organisasi.tenant_id],
  );
  const { rows: before } = await target.owner.query('select max(user_id) from anggota');
  expect(made[0].user_id).toBeGreaterThan(before[0].max);
});

test('a database that holds anything is left as it is', async () => {
  await expect(restoreDatabase(url, folder)).rejects.toThrow('Basis data tujuan tidak kosong');
});

test('a broken backup restores nothing', async () => {
  const broken = join(parent, 'rusak');
  await cp(folder, broken, { recursive: true });
  await writeFile(join(broken, 'users.copy.gz'), gzipSync(''));
  const target = await openTestDatabase({ empty: true });
  await expect(restoreDatabase(target.url, broken)).rejects.toThrow('Cadangan rusak: tabel users');
  expect((await target.owner.query('select from tenant')).rowCount).toBe(0);
});

test('a folder that is no backup is refused', async () => {
  const target = await openTestDatabase({ empty: true });
  await expect(restoreDatabase(target.url, parent)).rejects.toThrow('bukan cadangan yang utuh');
});
