import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';

const WANTED = 24;
const PINNED = '24.21.0';

/**
 * The environment to run commands in: with Node 24 or newer first on the path, fetched from the registry if need be. That
 * Node is found at `.hadir/node` too, for a service that starts the server by itself (deploy/hadir.service).
 */
export function ensureNode() {
  if (Number(process.versions.node.split('.')[0]) >= WANTED) {
    pointTo(process.execPath);
    return process.env;
  }
  const bin = join(root, '.hadir/runtime/node_modules', platformPackage(), 'bin');
  if (!existsSync(bin)) install();
  pointTo(join(bin, 'node'));
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
}

function pointTo(node) {
  if (process.platform === 'win32') return;
  const link = join(root, '.hadir/node');
  mkdirSync(join(root, '.hadir'), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(node, link);
}

/** The packages that the npm package `node` itself chooses from; taken directly, since install scripts may be off. */
function platformPackage() {
  const { platform, arch } = process;
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

function install() {
  const folder = join(root, '.hadir/runtime');
  console.log(`Node ${process.versions.node} terlalu lama; memasang Node ${PINNED} untuk proyek ini...`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const isInstalled = [PINNED, String(WANTED)].some((version) => {
    const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const { status } = spawnSync('npm', [...args, `${platformPackage()}@${version}`], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    return status === 0;
  });
  if (!isInstalled) {
    throw new Error('Node 24 tidak dapat dipasang. Periksa jaringan, atau pasang Node 24 dari https://nodejs.org.');
  }
}
