import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../packages/server/src/testing/luar/free-port.ts';
import { untilEnd } from './left-running.ts';

const MAIN = join(import.meta.dirname, '../../packages/server/src/app/main.ts');

export type ServerUnderTest = {
  url: string;
  dataDir: string;
  /** Its process. */
  pid: () => number;
  /** The most memory that its process ever had, in MB, where the system tells (Linux). */
  peakMb: () => number;
  /** Starts it, again after a kill, and answers when it serves. */
  start: () => Promise<void>;
  /** Ends the process like a power cut would. */
  kill: () => Promise<void>;
  /** Ends it as its service does; it can be started again. */
  stop: () => Promise<void>;
  /** Ends it as Ctrl-C does and takes its data away. */
  remove: () => Promise<void>;
};

type RunOptions = { demo?: boolean; env?: Record<string, string>; port?: number; nice?: number };

/**
 * The real server with its bundled database, in a process and a data folder of its own, with the flags that `npm start`
 * gives it; with `demo` also the built web. `env` says what is otherwise, such as another database, and `nice` how far it
 * yields to others.
 */
export async function runServer({
  demo = false,
  env: given = {},
  port: asked,
  nice = 0,
}: RunOptions = {}): Promise<ServerUnderTest> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hadir-ukur-'));
  const port = asked ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    HADIR_WEB: demo ? '1' : '0',
    HADIR_DEMO: demo ? '1' : '0',
    HADIR_MESIN_CONTOH: '0',
    ...given,
  };
  const start = async () => {
    child = spawn('nice', ['-n', String(nice), 'node', ...process.execArgv, MAIN], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    while (!(await isReady(url))) {
      if (child.exitCode !== null) throw new Error('The server did not start');
      await sleep(50);
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  const remove = untilEnd(async () => {
    await end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  });
  await start();
  return {
    url,
    dataDir,
    pid: () => child?.pid ?? 0,
    peakMb: () => {
      const status = readFileSync(`/proc/${child?.pid}/status`, 'utf8');
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    remove: async () => {
      await remove();
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/siap`)).ok;
  } catch (error) {
    // Nobody listens yet.
    if (error instanceof TypeError) return false;
    throw error;
  }
}
