import { gantiKunci } from '../../packages/server/src/app/kunci/ganti-kunci.ts';
import { openSecretKeys } from '../../packages/server/src/app/proses/open-secret-keys.ts';
import { openDb } from '../../packages/server/src/platform/db/open/open-db.ts';
import { withDatabase } from './with-database.ts';

const angka = new Intl.NumberFormat('id-ID');

/** `npm run ganti-kunci`: seals anew all that the key before this one sealed; exits with 1 while that one is still needed. */
await withDatabase(async (databaseUrl, config) => {
  const db = openDb(databaseUrl, { connections: 2 });
  try {
    const hasil = await gantiKunci({ db, secretKeys: await openSecretKeys(config) });
    if (!hasil) {
      console.error('Tidak ada kunci lama. Isi SECRET_KEY_LAMA dengan kunci yang digantikan, lalu jalankan lagi.');
      process.exitCode = 1;
      return;
    }
    for (const { tabel, sudah, diganti, dilewati, takTerbaca } of hasil) {
      const bagian = [`${angka.format(diganti)} disegel ulang`, `${angka.format(sudah)} sudah`];
      if (dilewati > 0) bagian.push(`${angka.format(dilewati)} sedang dipakai`);
      if (takTerbaca > 0) bagian.push(`${angka.format(takTerbaca)} disegel kunci yang tidak ada lagi`);
      console.log(`${tabel}: ${bagian.join(', ')}`);
    }
    if (hasil.some(({ dilewati }) => dilewati > 0)) {
      console.error('Belum semuanya. Jalankan lagi sebentar lagi.');
      process.exitCode = 1;
    } else
      console.log(
        'Tidak ada lagi yang memerlukan kunci lama: lepaskan SECRET_KEY_LAMA (atau hapus kunci-rahasia-lama).',
      );
  } finally {
    await db.destroy();
  }
});
