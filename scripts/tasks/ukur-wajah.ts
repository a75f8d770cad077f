import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { workersRun } from '../../packages/server/src/platform/workers/run-task.ts';
import { measureFolder } from '../wajah/measure-folder.ts';

const [folder = ''] = process.argv.slice(2);

/** `npm run ukur-wajah -- FOLDER`, with a folder of pictures for each person: what each threshold would do to them. */
if (!folder || !existsSync(resolve(folder))) {
  console.error('Sebutkan folder yang berisi satu folder gambar bagi setiap orang: npm run ukur-wajah -- FOLDER');
  process.exitCode = 2;
} else {
  workersRun(new URL('../../packages/server/src/app/proses/worker.ts', import.meta.url));
  const baris = await measureFolder(resolve(folder));
  for (const satu of baris) console.log(satu);
}
