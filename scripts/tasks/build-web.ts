import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const DIST = 'packages/web/dist';
const STAMP = `${DIST}/.sumber`;
const CONFIGS = ['vite.config.ts', 'vite.kuesioner.config.ts', 'vite.kios.config.ts'].map(
  (file) => `packages/web/${file}`,
);
const SOURCES = [
  'packages/web/{src,public,build}/**/*.*',
  'packages/web/{*.html,vite*.config.ts,package.json}',
  'packages/{contract,rules}/src/**/*.ts',
  // The help is also made into paper.
  'packages/server/src/platform/print/{buku,pdf}/*.ts',
  'scripts/panduan/*.ts',
  'package-lock.json',
];

/** Builds the web application, unless what it is built from is what it was built from last time. */
export async function buildWeb(): Promise<void> {
  const sources = hashOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  console.log('Membangun aplikasi web...');
  rmSync(DIST, { recursive: true, force: true });
  // Whoever asks, a test too, gets what people get: not the large build that libraries keep for their developers.
  const env = { ...process.env, NODE_ENV: 'production' };
  const builds = CONFIGS.map((config) =>
    run('npx', ['vite', 'build', 'packages/web', '--config', config, '--logLevel', 'warn'], env),
  );
  await Promise.all([...builds, run(process.execPath, ['scripts/panduan/write-panduan.ts'])]);
  writeFileSync(STAMP, sources);
}

async function run(command: string, args: string[], env = process.env) {
  const [status] = await once(spawn(command, args, { stdio: 'inherit', env }), 'exit');
  if (status === 0) return;
  console.error('Aplikasi web tidak dapat dibangun; lihat pesan di atas.');
  process.exit(1);
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const path of globSync(SOURCES).sort()) {
    if (!path.endsWith('.test.ts') && !path.endsWith('.test.tsx')) hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex');
}

// By itself it is what an update runs (docs/panduan/operasi.md).
if (import.meta.main) await buildWeb();
