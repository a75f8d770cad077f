import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runProcess, signal, startProcess } from './start-process.ts';

const DEPLOYED = join(import.meta.dirname, '../../deploy/haproxy.cfg');

/**
 * `deploy/haproxy.cfg` letter by letter, with its names in the environment as in /etc/default/haproxy; answers its process, and
 * how it is loaded again, which its service refuses where the file cannot be read.
 */
export async function startHaproxy(folder: string, values: Record<string, string | number>) {
  const settings = join(folder, 'haproxy.cfg');
  await copyFile(DEPLOYED, settings);
  const whoami = async (asked: string) => (await runProcess(folder, 'id', [asked])).trim();
  const all = { ...values, PENGGUNA: await whoami('-un'), GRUP: await whoami('-gn') };
  const env = Object.fromEntries(Object.entries(all).map(([name, value]) => [name, String(value)]));
  const check = () => runProcess(folder, 'haproxy', ['-c', '-f', settings], env);
  await check();
  const { pid } = startProcess(folder, 'haproxy', 'haproxy', ['-W', '-db', '-f', settings], env);
  return {
    pid,
    muatUlang: async () => {
      await check();
      signal(pid, 'SIGUSR2');
    },
  };
}
