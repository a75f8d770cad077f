import { randomBytes } from 'node:crypto';
import { mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSecretKeys } from './open-secret-keys.ts';

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'hadir-kunci-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('the first start makes a key that only its owner reads, and later starts find it', async () => {
  const DATA_DIR = join(await newFolder(), 'data');
  const keys = await openSecretKeys({ DATA_DIR });
  expect(keys).toEqual({ kini: expect.any(Buffer), lama: null, baru: null });
  expect(keys.kini).toHaveLength(32);
  expect(await openSecretKeys({ DATA_DIR })).toEqual(keys);
  expect((await stat(join(DATA_DIR, 'kunci-rahasia'))).mode & 0o777).toBe(0o600);
});

test('the key of the environment goes first', async () => {
  const key = randomBytes(32);
  const DATA_DIR = await newFolder();
  expect(await openSecretKeys({ DATA_DIR, SECRET_KEY: key.toString('base64') })).toEqual({
    kini: key,
    lama: null,
    baru: null,
  });
});

test('the key before and the one to come are brought by the environment too', async () => {
  const [kini, lama, baru] = [randomBytes(32), randomBytes(32), randomBytes(32)];
  const text = (key: Buffer) => key.toString('base64');
  const env = { SECRET_KEY: text(kini), SECRET_KEY_LAMA: text(lama), SECRET_KEY_BARU: text(baru) };
  const DATA_DIR = await newFolder();
  expect(await openSecretKeys({ DATA_DIR, ...env })).toEqual({ kini, lama, baru });
  // Left over from the change: the same key twice is one.
  expect(await openSecretKeys({ DATA_DIR, ...env, SECRET_KEY_BARU: text(kini) })).toEqual({ kini, lama, baru: null });
});

test('a key file that was renamed opens what it sealed, beside the one that is made in its place', async () => {
  const DATA_DIR = await newFolder();
  const { kini: lama } = await openSecretKeys({ DATA_DIR });
  await rename(join(DATA_DIR, 'kunci-rahasia'), join(DATA_DIR, 'kunci-rahasia-lama'));
  const keys = await openSecretKeys({ DATA_DIR });
  expect(keys.lama).toEqual(lama);
  expect(keys.kini).not.toEqual(lama);
});

test('a key file that was cut short is refused in a sentence', async () => {
  const DATA_DIR = await newFolder();
  await writeFile(join(DATA_DIR, 'kunci-rahasia'), 'abc');
  await expect(openSecretKeys({ DATA_DIR })).rejects.toThrow(/rusak/);
});
