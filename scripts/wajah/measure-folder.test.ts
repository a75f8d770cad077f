import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import '../../packages/server/src/testing/name-worker.ts';
import { potretOf, tanpaWajah } from '../../packages/server/src/testing/potret.ts';
import { measureFolder } from './measure-folder.ts';

const folder = await mkdtemp(join(tmpdir(), 'hadir-wajah-'));
afterAll(() => rm(folder, { recursive: true }));

test('a folder of people is told by threshold, with the pictures that could not be measured', async () => {
  for (const orang of ['satu', 'lain'] as const) {
    await mkdir(join(folder, orang));
    await writeFile(join(folder, orang, 'a.jpg'), await potretOf(orang));
  }
  await writeFile(join(folder, 'satu', 'b.jpg'), await potretOf('satu', { cermin: true }));
  await writeFile(join(folder, 'lain', 'kosong.jpg'), await tanpaWajah());
  const baris = await measureFolder(folder);
  expect(baris.slice(0, 3)).toEqual([
    'Tidak terukur: lain/kosong.jpg: tanpa_wajah',
    '3 gambar terukur; 1 pasangan orang yang sama, 2 pasangan orang berbeda.',
    'ambang | orang lain lolos | orang sama tertolak',
  ]);
  expect(baris).toContain('0,55 | 0 dari 2 (0,0%) | 0 dari 1 (0,0%)');
}, 120_000);
