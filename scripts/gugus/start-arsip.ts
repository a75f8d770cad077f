import { setTimeout as sleep } from 'node:timers/promises';
import type { Node } from './start-node.ts';

const TRIES = 10;

/** Makes the archive and a first full copy in it, as the guide says (docs/panduan/operasi.md). */
export async function startArsip({ pgbackrest, salin }: Node): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await pgbackrest('stanza-create');
      break;
    } catch (error) {
      // The leader already tries to push its first WAL, and holds the lock while it does.
      if (tried === TRIES || !String(error).includes('unable to acquire lock')) throw error;
      await sleep(2_000);
    }
  }
  await pgbackrest('check');
  await salin();
}
