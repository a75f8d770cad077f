import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { openKlien } from '../konformitas/klien.ts';
import { runKonformitas } from '../konformitas/run-konformitas.ts';
import { withOwnServer } from '../konformitas/with-own-server.ts';

// A server of its own unless HADIR_URL names one, with HADIR_USERNAME and HADIR_PASSWORD of a tenant's admin there.
const [folder] = process.argv.slice(2);
const { HADIR_URL, HADIR_USERNAME = '', HADIR_PASSWORD = '' } = process.env;

if (!folder || !existsSync(resolve(folder, 'harapan.csv'))) {
  console.error('Sebutkan folder yang berisi harapan.csv: npm run konformitas -- FOLDER');
  process.exitCode = 2;
} else {
  const measure = async (url: string, username: string, password: string) =>
    runKonformitas(await openKlien(url, username, password), resolve(folder));
  const { sel, beda, pinAsing } = HADIR_URL
    ? await measure(HADIR_URL, HADIR_USERNAME, HADIR_PASSWORD)
    : await withOwnServer(measure);
  if (pinAsing.length > 0) console.log(`PIN tanpa anggota: ${pinAsing.join(', ')}`);
  for (const { pin, tanggal, kolom, harapan, hasil } of beda) {
    console.log(`PIN ${pin}, ${tanggal}, ${kolom}: ${hasil || '(kosong)'}, seharusnya ${harapan || '(kosong)'}`);
  }
  console.log(`${beda.length} dari ${sel} sel berbeda.`);
  process.exitCode = beda.length === 0 ? 0 : 1;
}
