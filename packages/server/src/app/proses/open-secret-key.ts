import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/kit/config.ts';
import { StartFailure } from '../../platform/kit/start-failure.ts';

const BYTES = 32;

/**
 * The key of what the database must not be able to read (32 bytes): SECRET_KEY, else a file in DATA_DIR that only its
 * owner reads, made at the first start. Refuses a file that is cut short: another key would open nothing.
 */
export async function openSecretKey({
  SECRET_KEY,
  DATA_DIR,
}: Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>): Promise<Buffer> {
  if (SECRET_KEY !== undefined) return Buffer.from(SECRET_KEY, 'base64');
  const path = join(DATA_DIR, 'kunci-rahasia');
  await mkdir(DATA_DIR, { recursive: true });
  try {
    await writeFile(path, randomBytes(BYTES).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = Buffer.from(await readFile(path, 'utf8'), 'base64');
  if (key.length !== BYTES) throw new StartFailure(`Kunci rahasia di ${path} rusak. Pulihkan dari salinannya.`);
  return key;
}
