// The one way in: `npm start`, `npm test` and the others come here. Plain JavaScript that any Node from 20.19 on runs;
// it brings the pinned Node and the dependencies where they are missing, and hands over to the command in scripts/tasks.
import { ensureDependencies } from './bootstrap/ensure-dependencies.mjs';
import { ensureNode } from './bootstrap/ensure-node.mjs';
import { run } from './bootstrap/run.mjs';

const COMMANDS = {
  start: 'scripts/tasks/start.ts',
  bangun: 'scripts/tasks/build-web.ts',
  dev: 'scripts/tasks/dev.ts',
  seed: 'scripts/tasks/seed.ts',
  test: 'scripts/tasks/test.ts',
  check: 'scripts/tasks/check.ts',
  generate: 'scripts/generate.ts',
  bench: 'bench/bench.ts',
  konformitas: 'scripts/tasks/konformitas.ts',
  serangan: 'scripts/tasks/serangan.ts',
  gugus: 'scripts/tasks/gugus.ts',
  mesin: 'scripts/tasks/mesin.ts',
  backup: 'scripts/tasks/backup.ts',
  restore: 'scripts/tasks/restore.ts',
  'ganti-kunci': 'scripts/tasks/ganti-kunci.ts',
  'periksa-log': 'scripts/tasks/periksa-log.ts',
  'ukur-wajah': 'scripts/tasks/ukur-wajah.ts',
  'gambar-panduan': 'scripts/tasks/gambar-panduan.ts',
  'db:new': 'scripts/tasks/db-new.ts',
  'db:types': 'scripts/tasks/db-types.ts',
};

// What a check-in makes is gone with its answer: a young generation that holds a few groups of them is swept so seldom
// that the server works a tenth less. In MB.
const ROOM_FOR_YOUNG = '--min-semi-space-size=16';

const [command = '', ...args] = process.argv.slice(2);
const task = COMMANDS[command];
if (!task) {
  console.error(`Perintah tidak dikenal: ${command}. Yang ada: ${Object.keys(COMMANDS).join(', ')}.`);
  process.exit(2);
}

try {
  const env = ensureNode();
  ensureDependencies(env);
  process.exitCode = await run('node', [ROOM_FOR_YOUNG, task, ...args], env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
