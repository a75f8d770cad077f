import { gantiKunci } from '../../packages/server/src/app/kunci/ganti-kunci.ts';
import { sebutGantiKunci } from '../../packages/server/src/app/kunci/sebut-ganti-kunci.ts';
import { openSecretKeys } from '../../packages/server/src/app/proses/open-secret-keys.ts';
import { openDb } from '../../packages/server/src/platform/db/open/open-db.ts';
import { withDatabase } from './with-database.ts';

/** `npm run ganti-kunci`: seals anew all that the key before this one sealed; exits with 1 while that one is still needed. */
await withDatabase(async (databaseUrl, config) => {
  const db = openDb(databaseUrl, { connections: 2 });
  try {
    const { baris, isSelesai } = sebutGantiKunci(await gantiKunci({ db, secretKeys: await openSecretKeys(config) }));
    console.log(baris.join('\n'));
    process.exitCode = isSelesai ? 0 : 1;
  } finally {
    await db.destroy();
  }
});
