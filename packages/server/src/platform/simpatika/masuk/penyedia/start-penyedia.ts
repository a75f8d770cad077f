import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AturanPenyedia } from './build-penyedia.ts';

const MAIN = new URL('main.ts', import.meta.url);

export type Penyedia = {
  url: string;
  clientId: string;
  clientSecret: string;
  atur: (aturan: AturanPenyedia) => Promise<void>;
  close: () => Promise<void>;
};

/** An OpenID provider on this machine, for development, demo and tests: a process of its own. */
export async function startPenyedia(redirectUris: string[]): Promise<Penyedia> {
  const klien = { clientId: 'hadir', clientSecret: randomBytes(24).toString('base64url'), redirectUris };
  const child = fork(MAIN, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  child.send(klien);
  const url = await Promise.race([
    once(child, 'message').then(([message]) => String(message)),
    ended.then(([code]) => {
      throw new Error(`The sign-in's simulator ended with ${String(code)}`);
    }),
  ]);
  const basic = Buffer.from(`${klien.clientId}:${klien.clientSecret}`).toString('base64');
  return {
    url,
    clientId: klien.clientId,
    clientSecret: klien.clientSecret,
    atur: async (aturan) => {
      const answer = await fetch(`${url}/simulator`, {
        method: 'PUT',
        headers: { authorization: `Basic ${basic}`, 'content-type': 'application/json' },
        body: JSON.stringify(aturan),
      });
      if (!answer.ok) throw new Error(`The sign-in's simulator answered ${answer.status}`);
    },
    close: async () => {
      child.kill();
      await ended;
    },
  };
}
