import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../bench/kit/free-port.ts';
import { connectOwner } from '../../packages/server/src/platform/db/open/connect-owner.ts';
import { StartFailure } from '../../packages/server/src/platform/kit/start-failure.ts';
import { ALAMAT, SANDI, type Node } from './start-node.ts';
import { startProcess } from './start-process.ts';

const PATIENCE_MS = 60_000;

/** Restores the database as it was at this moment from the archive, beside the cluster; answers where its superuser finds it. */
export async function startPulih(
  folder: string,
  programs: string,
  { pgbackrest, arsip }: Node,
  saat: string,
): Promise<string> {
  const clusterDir = join(folder, 'pulih');
  const target = ['--type=time', `--target=${saat}`, '--target-action=promote'];
  await pgbackrest(`--pg1-path=${clusterDir}`, ...target, 'restore');
  const port = await freePort();
  // What it restored are the settings of the machine that was backed up; it must not write to that one's archive.
  const own = { port, listen_addresses: ALAMAT, unix_socket_directories: folder, archive_mode: 'off' };
  const args = Object.entries(own).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  startProcess(folder, 'pulih', join(programs, 'postgres'), ['-D', clusterDir, ...args], arsip);
  const url = `postgres://postgres:${SANDI}@${ALAMAT}:${port}/hadir`;
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isLeading(url))) {
    if (Date.now() > deadline) throw new Error('Basis data dari arsip tidak menjawab');
    await sleep(500);
  }
  return url;
}

async function isLeading(url: string): Promise<boolean> {
  try {
    await (await connectOwner(url)).end();
    return true;
  } catch (error) {
    // Not there yet, or it still reads what the archive holds.
    if (error instanceof StartFailure) return false;
    throw error;
  }
}
