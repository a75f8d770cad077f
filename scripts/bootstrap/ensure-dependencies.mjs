import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Installs the dependencies of the lock file when what is installed is not that. */
export function ensureDependencies(env) {
  if (isInstalled()) return;
  console.log('Memasang dependensi...');
  // `npm ci` is for an empty folder: it would first delete all that is installed, even where one package is new.
  const command = existsSync(join(root, 'node_modules')) ? ['install', '--no-save'] : ['ci'];
  // With what builds the web, also where the environment says production.
  const { status } = spawnSync('npm', [...command, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  // The type checker would go on remembering what was missing.
  rmSync(join(root, '.hadir/tipe.tsbuildinfo'), { force: true });
  if (status !== 0) throw new Error('Dependensi tidak dapat dipasang. Periksa jaringan dan ruang disk, lalu ulangi.');
}

/** Compares npm's own record of what it installed with the lock file, package by package. */
function isInstalled() {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (!path.includes('node_modules/') || optional || link) return true;
    return installed[path]?.version === version;
  });
}
