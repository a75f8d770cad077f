import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/kit/config.ts';
import type { SecretKeys } from '../../platform/kit/seal.ts';
import { StartFailure } from '../../platform/kit/start-failure.ts';

const BYTES = 32;
const BERKAS = 'kunci-rahasia';

type Given = Partial<Pick<Config, 'SECRET_KEY' | 'SECRET_KEY_LAMA' | 'SECRET_KEY_BARU'>> & Pick<Config, 'DATA_DIR'>;

/**
 * The keys of what the database must not be able to read: from the environment, else files in DATA_DIR that only their owner
 * reads; the one of now is made at the first start. Refuses a file that is cut short: another key would open nothing.
 */
export async function openSecretKeys({ DATA_DIR, ...env }: Given): Promise<SecretKeys> {
  const kini = readKey(env.SECRET_KEY) ?? (await keyOfFile(DATA_DIR));
  const lama = readKey(env.SECRET_KEY_LAMA) ?? (await readFileKey(join(DATA_DIR, `${BERKAS}-lama`)));
  const others = [lama, readKey(env.SECRET_KEY_BARU)].map((one) => (one?.equals(kini) ? null : (one ?? null)));
  return { kini, lama: others[0] ?? null, baru: others[1] ?? null };
}

const readKey = (text: string | undefined) => (text === undefined ? undefined : Buffer.from(text, 'base64'));

async function keyOfFile(DATA_DIR: string): Promise<Buffer> {
  const path = join(DATA_DIR, BERKAS);
  await mkdir(DATA_DIR, { recursive: true });
  try {
    await writeFile(path, randomBytes(BYTES).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = await readFileKey(path);
  if (!key) throw new StartFailure(`Kunci rahasia di ${path} hilang selagi dibaca. Jalankan lagi.`);
  return key;
}

async function readFileKey(path: string): Promise<Buffer | undefined> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const key = Buffer.from(text, 'base64');
  if (key.length !== BYTES) throw new StartFailure(`Kunci rahasia di ${path} rusak. Pulihkan dari salinannya.`);
  return key;
}
