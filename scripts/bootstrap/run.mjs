import { spawn } from 'node:child_process';
import { root } from './root.mjs';

const SIGNALS = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 };

/** Runs a program in the project's folder to its end and answers its exit code; signals are for it, not for us. */
export function run(program, args, env) {
  const child = spawn(program, args, { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' });
  for (const signal of Object.keys(SIGNALS)) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + (SIGNALS[signal] ?? 9)));
  });
}
