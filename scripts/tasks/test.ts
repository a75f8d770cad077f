import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildWeb } from './build-web.ts';
import { countTests, type Report } from './count-tests.ts';
import { ensureSystemTools } from './ensure-system-tools.ts';

const REPORT = '.hadir/uji.json';
// Tests start the server as a process of its own again and again: half of such a start is to read what never changes.
const env = { NODE_COMPILE_CACHE: resolve('.hadir/kompilasi'), ...process.env };

const missing = ensureSystemTools();
await buildWeb();
rmSync(REPORT, { force: true });
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`, ...process.argv.slice(2)],
  { stdio: 'inherit', env },
);
const report = existsSync(REPORT) ? (JSON.parse(readFileSync(REPORT, 'utf8')) as Report) : undefined;
const { passed, failed } = countTests(report, status ?? 1);

for (const sentence of missing) console.log(sentence);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
