import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { freePort } from '../../packages/server/src/testing/luar/free-port.ts';
import { fillTemplate } from './fill-template.ts';
import { signal, startProcess, type Process } from './start-process.ts';

export type Etcd = { nama: string; alamat: string; start: () => void; kill: () => Promise<unknown> };

/** An etcd on each machine, which agree among themselves. */
export async function startEtcd(folder: string, host: string, names: readonly string[]): Promise<Etcd[]> {
  const mesin: { nama: string; client: number; peer: number }[] = [];
  for (const nama of names) mesin.push({ nama, client: await freePort(), peer: await freePort() });
  const semua = mesin.map(({ nama, peer }) => `${nama}=http://${host}:${peer}`).join(',');
  const all = mesin.map(({ nama, client, peer }) => {
    const values = {
      NAMA: nama,
      ALAMAT: host,
      FOLDER_ETCD: join(folder, `etcd-${nama}`),
      PORTA_ETCD: client,
      PORTA_ETCD_ANTAR: peer,
      SEMUA_ETCD: semua,
    };
    const env = parseEnv(fillTemplate('etcd.env', values)) as Record<string, string>;
    let running: Process | undefined;
    return {
      nama,
      alamat: `${host}:${client}`,
      start: () => void (running = startProcess(folder, `etcd-${nama}`, 'etcd', [], env)),
      kill: async () => {
        if (running) signal(running.pid, 'SIGKILL');
        await running?.end();
      },
    };
  });
  for (const etcd of all) etcd.start();
  return all;
}
