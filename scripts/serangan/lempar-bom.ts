import { existsSync, readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';

export type Bomb = { nama: string; path: string; field: string; content: Uint8Array };
export type Lemparan = { url: string; cookie: string; bombs: Bomb[]; sekaligus: number; lamaMs: number };

/** Throws wave after wave, each when the one before is answered, and says how often each status came back. */
const { url, cookie, bombs, sekaligus, lamaMs } = workerData as Lemparan;
// It shares the machine with what it attacks, and stands for another one.
if (existsSync('/proc/thread-self')) setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), 10);
const answers = new Map<number, number>();
const until = Date.now() + lamaMs;
for (let wave = 0; Date.now() < until; wave += 1) {
  const thrown = Array.from({ length: sekaligus }, (_, n) => bombs[(wave * sekaligus + n) % bombs.length]);
  for (const status of await Promise.all(thrown.map(throwBomb))) answers.set(status, (answers.get(status) ?? 0) + 1);
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
parentPort?.postMessage(answers);

async function throwBomb(bomb: Bomb | undefined): Promise<number> {
  if (!bomb) return 0;
  const body = new FormData();
  body.set('is_uji_coba', '1');
  body.set(bomb.field, new Blob([new Uint8Array(bomb.content)]), 'berkas');
  const answer = await fetch(`${url}/api${bomb.path}`, { method: 'POST', headers: { cookie }, body });
  await answer.arrayBuffer();
  return answer.status;
}
