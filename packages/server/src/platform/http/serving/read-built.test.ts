import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { StartFailure } from '../../kit/start-failure.ts';
import { readAnnouncements } from './read-announcements.ts';
import { readPages } from './read-pages.ts';

const webDir = await mkdtemp(join(tmpdir(), 'hadir-bangun-'));
afterAll(() => rm(webDir, { recursive: true }));
const build = (name: string, text: string) => writeFile(join(webDir, name), text);

test('what another version built, or what was cut short, is refused with what to do', async () => {
  for (const text of ['{"files":["assets/a.js"],"public":["/login"]}', '{"files":', 'null']) {
    await build('alamat.json', text);
    const reading = readAnnouncements(webDir);
    await expect(reading).rejects.toThrow(StartFailure);
    await expect(reading).rejects.toThrow(/alamat\.json tidak ada atau tidak cocok\. Jalankan npm run bangun/);
  }
  await expect(readPages(webDir)).rejects.toThrow(/halaman\.json tidak ada atau tidak cocok/);
});
