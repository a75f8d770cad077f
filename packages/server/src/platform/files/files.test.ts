import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inScope } from '../db/scope/in-scope.ts';
import type { Scope } from '../db/scope/scope.ts';
import { startObjectStore } from '../../testing/luar/start-object-store.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { createFiles } from './files.ts';
import { openDisk } from './open-disk.ts';
import { sweepBerkasTask } from '../jobs/sweep-berkas-task.ts';

const folder = await mkdtemp(join(tmpdir(), 'hadir-berkas-'));
afterAll(() => rm(folder, { recursive: true }));
const files = createFiles(openDisk({ kind: 'local', folder }));
const { db, given, deps } = await startTestServer({ files });

async function stored(content: Uint8Array) {
  const { tenant_id, organisasi_id } = await given.organisasi();
  const scope: Scope = { lingkup: 'organisasi', tenant_id, organisasi_id };
  const berkas = await inScope(db, scope, (trx) =>
    files.put(trx, {
      tenant_id,
      organisasi_id,
      jenis: 'foto-presensi',
      mediaType: 'image/webp',
      content,
      dibuat_oleh: null,
    }),
  );
  return { berkas, scope };
}
const ISI = Buffer.from('sebuah foto');

test('another organisation has no such file', async () => {
  const { berkas } = await stored(ISI);
  const { tenant_id, organisasi_id } = await given.organisasi();
  const found = await inScope(db, { lingkup: 'organisasi', tenant_id, organisasi_id }, (trx) =>
    files.open(trx, berkas.berkas_id),
  );
  expect(found).toBeUndefined();
});

test('what was sent with a request that failed is gone after a night and a day, and what was kept stays', async () => {
  const { berkas, scope } = await stored(ISI);
  const { tenant_id, organisasi_id } = berkas;
  const lost = await files.write({
    mediaType: 'image/webp',
    tenant_id,
    organisasi_id,
    jenis: 'foto-presensi',
    content: ISI,
    dibuat_oleh: null,
  });
  const sentAt = join(folder, `${tenant_id}/${organisasi_id}/foto-presensi/${lost.berkas_id}`);

  await writeFile(join(folder, 'catatan.txt'), 'milik orang lain');

  await sweepBerkasTask.run(deps, new Date());
  expect(existsSync(sentAt)).toBe(true);
  await sweepBerkasTask.run(deps, new Date(Date.now() + 2 * 86_400_000));
  expect([existsSync(sentAt), existsSync(join(folder, 'catatan.txt'))]).toEqual([false, true]);
  expect(await inScope(db, scope, (trx) => files.read(trx, berkas.berkas_id))).toBeDefined();
});

test('where nothing was ever sent there is nothing to take away', async () => {
  const none = createFiles(openDisk({ kind: 'local', folder: join(folder, 'belum-ada') }));
  await expect(sweepBerkasTask.run({ ...deps, files: none }, new Date())).resolves.toBeUndefined();
});

test('another database on the same store takes nothing away of what it knows nothing of', async () => {
  const { berkas, scope } = await stored(ISI);
  await sweepBerkasTask.run(deps, new Date());
  const copy = await startTestServer({ files });
  const later = new Date(Date.now() + 2 * 86_400_000);
  await expect(sweepBerkasTask.run(copy.deps, later)).rejects.toThrow('milik basis data lain');
  expect(await inScope(db, scope, (trx) => files.read(trx, berkas.berkas_id))).toBeDefined();
});

test('an S3-compatible store is spoken to by path, as its simulator understands it', async () => {
  const store = await startObjectStore();
  const disk = store.openStore();
  await disk.put('1/2/foto', Buffer.from('isi'));
  expect(store.keys()).toEqual(['1/2/foto']);
  expect(Buffer.from(await disk.getBytes('1/2/foto')).toString()).toBe('isi');
});

test('the access key of a store is exchanged under those who use it: each reads what the other kept, until the old one is revoked', async () => {
  const store = await startObjectStore();
  const lama = store.openStore();
  await lama.put('1/2/lama', ISI);
  store.sah.add('baru');
  const baru = store.openStore('baru');
  await baru.put('1/2/baru', ISI);
  expect(
    [await baru.getBytes('1/2/lama'), await lama.getBytes('1/2/baru')].map((isi) => Buffer.from(isi).toString()),
  ).toEqual(['sebuah foto', 'sebuah foto']);

  store.sah.delete('k');
  await expect(lama.getBytes('1/2/baru')).rejects.toThrow();
  expect(Buffer.from(await baru.getBytes('1/2/lama'))).toEqual(ISI);
});
