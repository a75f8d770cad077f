import { mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mountSmallDisk } from '../../testing/luar/mount-small-disk.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { createFiles } from './files.ts';
import { openDisk } from './open-disk.ts';
import { openRoom } from './open-room.ts';

const folder = await mkdtemp(join(tmpdir(), 'hadir-penuh-'));
const umount = mountSmallDisk(folder, 256);
afterAll(async () => {
  umount?.();
  await rm(folder, { recursive: true, force: true });
});

describe.skipIf(!umount)('a disk that is full', async () => {
  const files = createFiles(openDisk({ kind: 'local', folder }));
  const { app, given, as } = await startTestServer({ files, room: openRoom(folder) });
  const organisasi = await given.organisasi();
  const siapa = await given.orang('operator', organisasi);
  const orang = as(siapa);
  const photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#b42318' } })
    .png()
    .toBuffer();
  const send = () =>
    orang.form('POST', `/users/${siapa.user_id}/upload-photo`, { file: new Blob([new Uint8Array(photo)]) });
  const listKept = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
  const filler = join(folder, 'pengisi');

  beforeAll(async () => {
    const { bavail, bsize } = await statfs(folder);
    await writeFile(filler, Buffer.alloc(bavail * bsize));
  });

  test('refuses a photo with a sentence and keeps nothing of it', async () => {
    expect(await send()).toMatchObject({
      status: 503,
      headers: { 'retry-after': '60' },
      body: { error: 'system.disk_full', message: expect.stringContaining('Penyimpanan server penuh') },
    });
    expect((await listKept()).map(({ name }) => name)).toEqual(['pengisi']);
  });

  test('is told to whoever watches the server', async () => {
    const { statusCode, body } = await app.inject('/siap');
    expect({ statusCode, body: JSON.parse(body) }).toEqual({
      statusCode: 503,
      body: { status: 'belum siap', sebab: 'disk penuh' },
    });
  });

  test('takes photos again once there is room', async () => {
    await rm(filler);
    expect((await send()).status).toBeLessThan(300);
    expect(await listKept()).toHaveLength(1);
  });
});

test('a database that has no room is told to whoever watches the server', async () => {
  const room = openRoom(null);
  expect(await room.findSebab()).toBeNull();
  expect(room.note(Object.assign(new Error('could not extend file'), { code: '53100' }))).toBe(true);
  expect(await room.findSebab()).toBe('disk penuh');
});
