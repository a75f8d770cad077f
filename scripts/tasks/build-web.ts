import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'packages/web/dist/.sumber';
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
export function buildWeb(): void {
  const sources = hashOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  console.log('Membangun aplikasi web...');
  // The application first: it clears the folder.
  for (const config of CONFIGS) {
    // Whoever asks, a test too, gets what people get: not the large build that libraries keep for their developers.
    const env = { ...process.env, NODE_ENV: 'production' };
    run('npx', ['vite', 'build', 'packages/web', '--config', config, '--logLevel', 'warn'], env);
  }
  run(process.execPath, ['scripts/panduan/write-panduan.ts']);
  writeFileSync(STAMP, sources);
}

function run(command: string, args: string[], env = process.env) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
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
if (import.meta.main) buildWeb();
