import { chownSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../packages/server/src/testing/luar/free-port.ts';
import { untilEnd } from '../../bench/kit/left-running.ts';
import {
  isPostmasterAlive,
  readPostmasterLock,
} from '../../packages/server/src/platform/db/embedded/postmaster-lock.ts';
import { fillTemplate } from './fill-template.ts';
import { prepareArsip } from './prepare-arsip.ts';
import { runSalinan } from './run-salinan.ts';
import { OWNER, runProcess, signal, startProcess, withChildren, type Process } from './start-process.ts';

export const ALAMAT = '127.0.0.1';
export const SANDI = 'sandi-untuk-mencoba';
/** So long a leader that fell silent stays the leader. */
export const SEWA_DETIK = 20;

/** What Patroni tells of all members of its cluster. */
type Anggota = { name: string; role: string; state: string };

/** A machine of the cluster: PostgreSQL with the Patroni that cares for it. */
export type Node = {
  nama: string;
  /** Its FOLDER of the guide. */
  folder: string;
  patroni: number;
  postgres: number;
  start: () => void;
  /** Like a power cut: all its processes at once, without a word. */
  kill: () => Promise<void>;
  /** As `systemctl stop patroni`: PostgreSQL ends in order before it. */
  stop: () => Promise<void>;
  /** Silent, with its connections open, until it is thawed. */
  freeze: () => Promise<void>;
  thaw: () => Promise<void>;
  /** The environment in which this machine finds its archive. */
  arsip: Record<string, string>;
  /** A command of pgBackRest on this machine; throws with its words where it fails. */
  pgbackrest: (...args: string[]) => Promise<string>;
  /** The same with what is typed where it asks. */
  patronictl: (args: string[], typed?: string) => Promise<string>;
  /** A full copy into the archive; throws where this machine does not lead. */
  salin: () => Promise<void>;
  /** Undefined where nobody answers. */
  askCluster: () => Promise<Anggota[] | undefined>;
};

export async function prepareNode(folder: string, nama: string, etcd: string, programs: string): Promise<Node> {
  const own = join(folder, nama);
  const clusterDir = join(own, 'data');
  const [patroni, postgres] = [await freePort(), await freePort()];
  await mkdir(own, { mode: 0o700 });
  const settings = join(own, 'patroni.yml');
  const values = {
    NAMA: nama,
    ALAMAT,
    ETCD: etcd,
    SEWA_DETIK,
    FOLDER: own,
    PROGRAM: programs,
    PORTA_PATRONI: patroni,
    PORTA_POSTGRES: postgres,
    INGATAN: '128MB',
    SAMBUNGAN: 200,
    JARINGAN: `${ALAMAT}/32`,
    SANDI_SUPER: SANDI,
    SANDI_REPLIKA: SANDI,
  };
  await writeFile(settings, fillTemplate('patroni.yml', values));
  if (OWNER) for (const path of [own, settings]) chownSync(path, OWNER.uid, OWNER.gid);
  const arsip = await prepareArsip(folder, values);

  let keeper: Process | undefined;
  const processes = async () => {
    const lock = await readPostmasterLock(clusterDir);
    const postmaster = lock && isPostmasterAlive(lock.pid, clusterDir) ? withChildren(lock.pid) : [];
    return [...(keeper ? withChildren(keeper.pid) : []), ...postmaster];
  };
  const each = async (name: NodeJS.Signals) => {
    for (const pid of await processes()) signal(pid, name);
  };
  const kill = async () => {
    await each('SIGKILL');
    await keeper?.end();
  };
  // Clean at the very end, so that nothing of its shared memory stays behind.
  untilEnd(async () => {
    await each('SIGCONT');
    await keeper?.end();
    while ((await processes()).length > 0) {
      await each('SIGINT');
      await sleep(100);
    }
  });
  return {
    nama,
    folder: own,
    patroni,
    postgres,
    start: () => void (keeper = startProcess(folder, nama, 'patroni', [settings], arsip)),
    kill,
    stop: async () => {
      if (keeper) signal(keeper.pid, 'SIGTERM');
      while ((await processes()).length > 0) await sleep(100);
    },
    freeze: () => each('SIGSTOP'),
    thaw: () => each('SIGCONT'),
    arsip,
    pgbackrest: (...args) => runProcess(folder, 'pgbackrest', ['--stanza=hadir', ...args], arsip),
    patronictl: (args, typed) => runProcess(folder, 'patronictl', args, { PATRONICTL_CONFIG_FILE: settings }, typed),
    salin: () => runSalinan(folder, values, arsip),
    askCluster: async () => {
      try {
        const answer = await fetch(`http://${ALAMAT}:${patroni}/cluster`, { signal: AbortSignal.timeout(2_000) });
        return ((await answer.json()) as { members: Anggota[] }).members;
      } catch (error) {
        // Nobody listens, or it is frozen.
        if (error instanceof TypeError || error instanceof DOMException) return undefined;
        throw error;
      }
    },
  };
}
