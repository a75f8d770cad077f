import { cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
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

async function brokenBackup(name: string, spoil: (folder: string) => Promise<void>) {
  const broken = join(parent, name);
  await cp(folder, broken, { recursive: true });
  await spoil(broken);
  const target = await openTestDatabase({ empty: true });
  const restoring = restoreDatabase(target.url, broken);
  const countTenant = async () => (await target.owner.query('select from tenant')).rowCount;
  return { restoring, countTenant };
}
const halve = async (path: string) => truncate(path, Math.floor((await stat(path)).size / 2));

test('a cut file of rows is said in a sentence, and nothing is half restored', async () => {
  const { restoring, countTenant } = await brokenBackup('terpotong', (at) => halve(join(at, 'users.copy.gz')));
  await expect(restoring).rejects.toThrow('Cadangan rusak: users.copy.gz hilang, terpotong, atau berubah');
  expect(await countTenant()).toBe(0);
});

test('a file of rows that is missing is said in the same sentence', async () => {
  const { restoring, countTenant } = await brokenBackup('hilang', (at) => rm(join(at, 'users.copy.gz')));
  await expect(restoring).rejects.toThrow('Cadangan rusak: users.copy.gz hilang');
  expect(await countTenant()).toBe(0);
});

test('a cut manifest is said in a sentence', async () => {
  const { restoring } = await brokenBackup('manifes', (at) => halve(join(at, 'manifest.json')));
  await expect(restoring).rejects.toThrow('Cadangan rusak: manifest.json terpotong');
});

test('a backup of a newer version is said in a sentence', async () => {
  const { restoring } = await brokenBackup('versi-baru', async (at) => {
    const path = join(at, 'manifest.json');
    const manifest = JSON.parse(await readFile(path, 'utf8')) as { migrasi: { nama: string; checksum: string }[] };
    manifest.migrasi.push({ nama: '9999_kelak.sql', checksum: 'x' });
    await writeFile(path, JSON.stringify(manifest));
  });
  await expect(restoring).rejects.toThrow('Migrasi 9999_kelak.sql tidak dikenal: perbarui Hadir dulu');
});

test('a backup is read by its owner only, and stands in the place of no other', async () => {
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  for (const file of await readdir(folder)) expect((await stat(join(folder, file))).mode & 0o777, file).toBe(0o600);
  await expect(backupDatabase(url, folder)).rejects.toThrow('sudah berisi');
});

test('a backup that does not come to its end leaves no folder', async () => {
  const unfinished = join(parent, 'gagal');
  await expect(backupDatabase(url, unfinished, join(parent, 'tidak-ada'))).rejects.toThrow('ENOENT');
  expect((await readdir(parent)).filter((name) => name.startsWith('gagal'))).toEqual([]);
});
