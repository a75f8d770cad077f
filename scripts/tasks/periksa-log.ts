import { openSecretKeys } from '../../packages/server/src/app/proses/open-secret-keys.ts';
import { checkLog } from '../../packages/server/src/log/periksa/check-log.ts';
import { sebutTemuan } from '../../packages/server/src/log/periksa/temuan.ts';
import { listKunciSegel } from '../../packages/server/src/log/segel/list-kunci-segel.ts';
import { openDb } from '../../packages/server/src/platform/db/open/open-db.ts';
import { withDatabase } from './with-database.ts';

const angka = new Intl.NumberFormat('id-ID');
const KABAR_MS = 2_000;

/** `npm run periksa-log`: whether anything in the activity log was changed since it was sealed; exits with 1 where something was. */
await withDatabase(async (databaseUrl, config) => {
  const db = openDb(databaseUrl, { connections: 2, statementTimeoutMs: 300_000 });
  let told = Date.now();
  const tell = (baris: number) => {
    if (Date.now() - told < KABAR_MS) return;
    told = Date.now();
    console.log(`${angka.format(baris)} baris...`);
  };
  try {
    const kunci = (await listKunciSegel(db, await openSecretKeys(config))).semua;
    const { baris, putaran, pertama, temuan, ujung } = await checkLog(db, kunci, tell);
    console.log(`${angka.format(baris)} baris log dan ${angka.format(putaran)} putaran segel diperiksa.`);
    if (!pertama) {
      console.log(ujung === null ? 'Belum ada yang disegel.' : `Utuh. Ujung rantainya ${ujung}`);
      return;
    }
    console.error(`Log tidak utuh: ${sebutTemuan(pertama)}.`);
    if (temuan > 1) console.error(`Temuan seluruhnya: ${angka.format(temuan)}.`);
    if (pertama.jenis === 'segel-diubah') {
      console.error('Bila semua segel disebut diubah, SECRET_KEY atau kunci di DATA_DIR bukan yang dulu menyegelnya.');
    }
    process.exitCode = 1;
  } finally {
    await db.destroy();
  }
});
