import { readConfig } from '../../packages/server/src/platform/kit/config.ts';
import { migrate } from '../../packages/server/src/platform/db/migrate/migrate.ts';
import { openDb } from '../../packages/server/src/platform/db/open/open-db.ts';
import { createFiles } from '../../packages/server/src/platform/files/files.ts';
import { openDisk } from '../../packages/server/src/platform/files/open-disk.ts';
import { storageOf } from '../../packages/server/src/platform/files/storage-of.ts';
import { demoAccountLines } from '../../packages/server/src/seed/demo-account-lines.ts';
import { isDatabaseEmpty } from '../../packages/server/src/seed/demo-state.queries.ts';
import { seedDemo } from '../../packages/server/src/seed/seed-demo.ts';

// The bundled database gets the demo by itself at its first start; this is for a database of one's own.
const config = readConfig(process.env);
if (!config.DATABASE_URL) {
  console.log(
    'Basis data tertanam diisi contoh dengan sendirinya saat npm start pertama. Untuk basis data lain, isi DATABASE_URL.',
  );
} else {
  await migrate(config.DATABASE_URL);
  const db = openDb(config.DATABASE_URL);
  if (await isDatabaseEmpty(db)) {
    await seedDemo({ db, files: createFiles(openDisk(storageOf(config))), now: new Date() });
    console.log(demoAccountLines().join('\n'));
  } else {
    console.error('Basis data ini sudah berisi akun. Contoh hanya mengisi basis data yang kosong.');
    process.exitCode = 1;
  }
  await db.destroy();
}
