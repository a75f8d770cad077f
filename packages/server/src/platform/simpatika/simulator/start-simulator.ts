import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Aturan, Keadaan } from './keadaan-simulator.ts';

const MAIN = new URL('main.ts', import.meta.url);

export type Simulator = {
  url: string;
  clientId: string;
  clientSecret: string;
  /** Tells it what it knows and what goes wrong from the next request on; with `is_baru` it forgets what it was told. */
  atur: (aturan: Aturan & { is_baru?: boolean }) => Promise<void>;
  keadaan: () => Promise<Keadaan>;
  close: () => Promise<void>;
};

/** The staff system on this machine, for development, demo and tests: a process of its own. */
export async function startSimulator(): Promise<Simulator> {
  const kunci = { clientId: 'hadir', clientSecret: randomBytes(24).toString('base64url') };
  const child = fork(MAIN, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  child.send(kunci);
  const url = await Promise.race([
    once(child, 'message').then(([message]) => String(message)),
    ended.then(([code]) => {
      throw new Error(`The staff system's simulator ended with ${String(code)}`);
    }),
  ]);
  const basic = Buffer.from(`${kunci.clientId}:${kunci.clientSecret}`).toString('base64');
  const headers = { authorization: `Basic ${basic}`, 'content-type': 'application/json' };
  const told = async (init: RequestInit) => {
    const answer = await fetch(`${url}/simulator`, { headers, ...init });
    if (!answer.ok) throw new Error(`The staff system's simulator answered ${answer.status}`);
    return answer.json();
  };
  return {
    url,
    ...kunci,
    atur: async (aturan) => void (await told({ method: 'PUT', body: JSON.stringify(aturan) })),
    keadaan: async () => (await told({})) as Keadaan,
    close: async () => {
      child.kill();
      await ended;
    },
  };
}
