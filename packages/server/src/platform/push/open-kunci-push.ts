import { createECDH } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../kit/config.ts';
import { StartFailure } from '../kit/start-failure.ts';

/** A pair on P-256 as push services want it (VAPID), each half in base64url. */
export type KunciPush = { publik: string; rahasia: string };

/**
 * The pair by which push services know this server: PUSH_KEY, else a file in DATA_DIR that only its owner reads, made at
 * the first start. Browsers subscribe to the public half: with another pair none of them would be reached.
 */
export async function openKunciPush({ PUSH_KEY, DATA_DIR }: Pick<Config, 'PUSH_KEY' | 'DATA_DIR'>): Promise<KunciPush> {
  if (PUSH_KEY !== undefined) return pairOf(PUSH_KEY, 'PUSH_KEY');
  const path = join(DATA_DIR, 'kunci-push');
  await mkdir(DATA_DIR, { recursive: true });
  const baru = createECDH('prime256v1');
  baru.generateKeys();
  try {
    await writeFile(path, rahasiaOf(baru.getPrivateKey()), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return pairOf((await readFile(path, 'utf8')).trim(), path);
}

/** Node drops leading noughts; a key is always 32 bytes. */
const rahasiaOf = (key: Buffer) => Buffer.concat([Buffer.alloc(32 - key.length), key]).toString('base64url');

function pairOf(rahasia: string, dari: string): KunciPush {
  const pair = createECDH('prime256v1');
  try {
    const key = Buffer.from(rahasia, 'base64url');
    if (key.length !== 32) throw new RangeError('not 32 bytes');
    pair.setPrivateKey(key);
  } catch (error) {
    throw new StartFailure(`Kunci push di ${dari} rusak. Pulihkan dari salinannya (${String(error)}).`);
  }
  return { publik: pair.getPublicKey('base64url'), rahasia };
}
