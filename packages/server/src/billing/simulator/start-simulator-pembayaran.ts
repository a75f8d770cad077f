import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';

const MAIN = new URL('main.ts', import.meta.url);

type SimulatorPembayaran = { url: string; kunci: string; close: () => Promise<void> };

/** The payment provider on this machine, for development, demo and tests: a process of its own. */
export async function startSimulatorPembayaran(): Promise<SimulatorPembayaran> {
  const kunci = randomBytes(24).toString('base64url');
  const child = fork(MAIN, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  child.send(kunci);
  const url = await Promise.race([
    once(child, 'message').then(([message]) => String(message)),
    ended.then(([code]) => {
      throw new Error(`The payment simulator ended with ${String(code)}`);
    }),
  ]);
  return {
    url,
    kunci,
    close: async () => {
      child.kill();
      await ended;
    },
  };
}
