import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSecretKey } from './open-secret-key.ts';

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'hadir-kunci-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('the first start makes a key that only its owner reads, and later starts find it', async () => {
  const DATA_DIR = join(await newFolder(), 'data');
  const key = await openSecretKey({ DATA_DIR, SECRET_KEY: undefined });
  expect(key).toHaveLength(32);
  expect(await openSecretKey({ DATA_DIR, SECRET_KEY: undefined })).toEqual(key);
  expect((await stat(join(DATA_DIR, 'kunci-rahasia'))).mode & 0o777).toBe(0o600);
});

test('the key of the environment goes first', async () => {
  const key = randomBytes(32);
  const DATA_DIR = await newFolder();
  expect(await openSecretKey({ DATA_DIR, SECRET_KEY: key.toString('base64') })).toEqual(key);
});

test('a key file that was cut short is refused in a sentence', async () => {
  const DATA_DIR = await newFolder();
  await writeFile(join(DATA_DIR, 'kunci-rahasia'), 'abc');
  await expect(openSecretKey({ DATA_DIR, SECRET_KEY: undefined })).rejects.toThrow(/rusak/);
});
