import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { ensureSystemTools } from './ensure-system-tools.ts';

/**
 * `npm run gambar-panduan`: the journey that looks whether the help's pictures are still true takes them anew. With a
 * folder the journey through all screens leaves a picture there of each, on a phone and on a desk, light and dark.
 */
const [folder] = process.argv.slice(2);
const perjalanan = folder
  ? { args: ['e2e/semua-layar.e2e.test.ts'], env: { GAMBAR_LAYAR: resolve(folder) } }
  : { args: ['e2e/panduan.e2e.test.ts', '-t', 'each picture of the help'], env: { GAMBAR_PANDUAN: '1' } };

for (const sentence of ensureSystemTools()) console.error(sentence);
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'e2e', ...perjalanan.args], {
  stdio: 'inherit',
  env: { ...process.env, ...perjalanan.env },
});
process.exitCode = status ?? 1;
