import type { Db } from '../../platform/db/open/open-db.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { insertSkor } from '../../skor-presensi/skor-presensi.queries.ts';
import { deriveDemo } from '../dasar/derive-demo.ts';
import { RENCANA_YAYASAN } from '../rencana/rencana-yayasan.ts';
import { seedLibur } from '../dasar/seed-libur.ts';
import { seedPengelola } from '../dasar/seed-pengelola.ts';
import { insertGuru } from './insert-guru.ts';
import { insertKetukan } from './insert-ketukan.ts';
import { insertMesin } from './insert-mesin.ts';
import { insertSekolah } from './insert-sekolah.ts';
import { padamSejak, seedCerita } from './seed-cerita.ts';
import { seedVerval } from './seed-verval.ts';
import { tahunOf } from '@hadir/rules/waktu/tanggal.ts';

/**
 * A foundation with forty schools in three zones, light but for what those above see: members, eight weeks of events and
 * the days that they come to, and a few schools of which today has something to tell.
 */
export async function seedYayasan(db: Db, { now, password_hash }: { now: Date; password_hash: string }): Promise<void> {
  const sekolah = await inScope(db, { lingkup: 'semua' }, async (trx) => {
    const tenant_id = await seedPengelola(trx, RENCANA_YAYASAN, password_hash);
    await insertSkor({ db: trx, tenant_id }, RENCANA_YAYASAN.skor);
    const sekolah = await insertSekolah(trx, tenant_id, now);
    const tahun = new Set(sekolah.flatMap(({ sejak, hari_ini }) => [sejak, hari_ini]).map((one) => tahunOf(one)));
    await seedLibur(trx, tenant_id, [...tahun]);
    await seedCerita(trx, sekolah, now);
    await insertGuru(trx, sekolah, password_hash);
    const saat = { now, padam: padamSejak(now) };
    await insertMesin(trx, sekolah, saat);
    await insertKetukan(trx, sekolah, saat);
    return sekolah;
  });
  for (const one of sekolah) await deriveDemo(db, one, { tgl_awal: one.sejak, tgl_akhir: one.hari_ini }, now);
  await seedVerval(db, sekolah, now);
}
