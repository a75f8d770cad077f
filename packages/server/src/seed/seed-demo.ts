import { hashPassword } from '../auth/sandi/hash-password.ts';
import type { Db } from '../platform/db/open/open-db.ts';
import { inScope } from '../platform/db/scope/in-scope.ts';
import type { Files } from '../platform/files/files.ts';
import { createRandom } from './orang/random.ts';
import { DEMO_PASSWORD } from './rencana/demo-accounts.ts';
import { RENCANA_KEMENAG } from './rencana/rencana-kemenag.ts';
import { RENCANA_KOTA } from './rencana/rencana-kota.ts';
import { localToday } from '../platform/ctx/local-today.ts';
import { seedHarga } from './seed-langganan.ts';
import { seedAkunAtas } from './seed-akun-atas.ts';
import { seedTenant } from './seed-tenant.ts';
import { seedYayasan } from './yayasan/seed-yayasan.ts';

/**
 * Fills an empty database with three tenants: a Kemenag with three organisations, some sixty members and three months of
 * believable attendance up to this moment; a city with two, some thirty and one month; with leave, and an account for
 * every role; and a foundation with forty schools, light but for what those above see of so many. The same for everyone
 * but for today's date.
 */
export async function seedDemo({ db, files, now }: { db: Db; files: Files; now: Date }): Promise<void> {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await inScope(db, { lingkup: 'semua' }, async (trx) => {
    await seedAkunAtas(trx, password_hash);
    await seedHarga(trx, localToday(now, 'Asia/Jakarta'));
  });
  await seedTenant(db, { files, random: createRandom(19_450_817), now, password_hash }, RENCANA_KEMENAG);
  await seedTenant(db, { files, random: createRandom(19_280_528), now, password_hash }, RENCANA_KOTA);
  await seedYayasan(db, { now, password_hash });
}
