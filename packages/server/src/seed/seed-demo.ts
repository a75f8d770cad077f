import { hashPassword } from '../auth/sandi/hash-password.ts';
import { insertAturanBersama } from '../cuti/bersama/aturan-bersama.queries.ts';
import { syncBersamaDi } from '../cuti/bersama/sync-bersama-di.ts';
import { inScope } from '../platform/db/scope/in-scope.ts';
import type { Db } from '../platform/db/open/open-db.ts';
import type { Files } from '../platform/files/files.ts';
import { localToday } from '../platform/ctx/local-today.ts';
import { skorKemenag } from '../skor-presensi/skor-kemenag.ts';
import { insertSkor } from '../skor-presensi/skor-presensi.queries.ts';
import { DEMO_ORGANISASI, DEMO_PASSWORD } from './demo-plan.ts';
import { deriveDemo } from './derive-demo.ts';
import { createRandom } from './random.ts';
import { seedAkunAtas } from './seed-akun-atas.ts';
import { seedAnggota } from './seed-anggota.ts';
import { seedCuti } from './seed-cuti.ts';
import { seedDitahan } from './seed-ditahan.ts';
import { seedJadwal } from './seed-jadwal.ts';
import { seedKoreksi } from './seed-koreksi.ts';
import { seedLibur } from './seed-libur.ts';
import { seedOrganisasi, type At } from './seed-organisasi.ts';
import { seedPengumuman } from './seed-pengumuman.ts';
import { seedPresensi } from './seed-presensi.ts';
import { seedShift } from './seed-shift.ts';
import { seedTenant } from './seed-tenant.ts';

/** Days of attendance behind today: three months. */
const HARI_LAMPAU = 92;

/**
 * Fills an empty database with a Kemenag-like tenant: three organisations, some sixty members, three months of
 * believable attendance up to this moment, leave, and an account for every role. The same for everyone but for today's date.
 */
export async function seedDemo({ db, files, now }: { db: Db; files: Files; now: Date }): Promise<void> {
  const random = createRandom(19_450_817);
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const sampai = localToday(now, 'Asia/Jakarta');
  const dari = localToday(new Date(now.getTime() - HARI_LAMPAU * 86_400_000), 'Asia/Jakarta');

  const withCuti: At[] = [];
  const tenant_id = await inScope(db, { lingkup: 'semua' }, async (trx) => {
    const tenant_id = await seedTenant(trx);
    await seedAkunAtas(trx, tenant_id, password_hash);
    await insertSkor({ db: trx, tenant_id }, skorKemenag('2000-01-01'));
    await insertAturanBersama(
      { db: trx, organisasi: { tenant_id, organisasi_id: null } },
      { tgl_mulai: `${sampai.slice(0, 4)}-01-01`, mengurangi: ['Non-ASN'] },
    );
    const tahun = [...new Set([dari, sampai].map((tanggal) => Number(tanggal.slice(0, 4))))];
    const libur = await seedLibur(trx, tenant_id, tahun);
    for (const rencana of DEMO_ORGANISASI) {
      const at = await seedOrganisasi(trx, tenant_id, rencana, { now, sejak: dari });
      const anggota = await seedAnggota({ trx, files, random, password_hash }, at, rencana, sampai);
      await seedJadwal(trx, at, rencana);
      await seedPresensi({ trx, random, now, libur }, at, rencana, anggota, dari);
      await seedShift(trx, at, anggota, sampai);
      if (rencana.is_langganan) await seedPengumuman(trx, at, anggota, sampai);
      if (rencana.is_langganan) await seedKoreksi({ trx, files, random, now }, at, anggota, sampai);
      if (rencana.is_langganan) await seedDitahan(trx, at, anggota, sampai, now);
      if (rencana.is_langganan) withCuti.push(at);
    }
    return tenant_id;
  });
  for (const at of withCuti) await seedCuti(db, at, now);
  await deriveDemo(db, tenant_id, { dari, sampai, now });
  // Whether a cuti bersama that passed is drawn or added depends on what its day came to.
  for (const at of withCuti) {
    await inScope(db, { lingkup: 'organisasi', ...at }, (trx) => syncBersamaDi(trx, at, now));
  }
}
