import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until the server says of itself, by this status, that it can serve or that it cannot. */
export async function untilSiap(url: string, status: 200 | 503): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/siap`);
    await answer.arrayBuffer();
    if (answer.status === status) return;
    await sleep(20);
  }
}
