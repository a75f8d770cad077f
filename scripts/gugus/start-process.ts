import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOBODY, unprivileged } from '../../packages/server/src/platform/db/embedded/unprivileged.ts';
import { untilEnd } from '../../bench/kit/left-running.ts';

export type Process = { pid: number; end: () => Promise<unknown> };

/** PostgreSQL refuses root: all that is started here runs as nobody then. */
const PRIVILEGE = process.getuid?.() === 0 ? 'nobody' : 'own';
export const OWNER = PRIVILEGE === 'nobody' ? NOBODY : undefined;

/** Starts a program that writes its words to a file of the folder, and is ended with this process at the latest. */
export function startProcess(
  folder: string,
  name: string,
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Process {
  const log = openSync(join(folder, `${name}.log`), 'a');
  const run = unprivileged(PRIVILEGE, program, args);
  const child = spawn(run.command, run.args, {
    ...run.options,
    cwd: '/',
    env: environment(folder, env),
    detached: true,
    stdio: ['ignore', log, log],
  });
  const exited = once(child, 'exit');
  exited.catch(() => undefined); // a program that cannot be run is seen by whoever waits for its answer
  const end = untilEnd(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const impatience = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await exited;
    clearTimeout(impatience);
  });
  return { pid: child.pid ?? 0, end };
}

/** Runs a program to its end; answers what it printed, and throws with what it said where it fails. */
export async function runProcess(
  folder: string,
  program: string,
  args: string[],
  env: Record<string, string> = {},
  typed = '',
): Promise<string> {
  const run = unprivileged(PRIVILEGE, program, args);
  const child = spawn(run.command, run.args, { ...run.options, cwd: '/', env: environment(folder, env) });
  child.stdin.end(typed);
  let printed = '';
  let said = '';
  child.stdout.on('data', (data) => (printed += String(data)));
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}: ${said}`);
  return printed;
}

const environment = (folder: string, env: Record<string, string>) => ({
  PATH: process.env['PATH'],
  HOME: folder,
  LC_ALL: 'C.UTF-8',
  ...env,
});

/** This process and all that it started, however deep. */
export function withChildren(pid: number): number[] {
  let children: string;
  try {
    children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
  return [
    pid,
    ...children
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .flatMap((one) => withChildren(Number(one))),
  ];
}

/** One that has ended meanwhile needs no signal any more. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
