import { SEHARI_MS } from '@hadir/rules/waktu/sehari.ts';
import { insertAturanBersama } from '../cuti/bersama/aturan-bersama.queries.ts';
import { syncBersamaDi } from '../cuti/bersama/sync-bersama-di.ts';
import { localToday } from '../platform/ctx/local-today.ts';
import type { Db } from '../platform/db/open/open-db.ts';
import { inScope } from '../platform/db/scope/in-scope.ts';
import type { Files } from '../platform/files/files.ts';
import { insertSkor } from '../skor-presensi/skor-presensi.queries.ts';
import { seedAtribut, seedAtributTenant } from './atribut/seed-atribut.ts';
import { deriveDemo } from './dasar/derive-demo.ts';
import type { Random } from './orang/random.ts';
import { seedRangkap } from './orang/seed-rangkap.ts';
import type { RencanaTenant } from './rencana/rencana.ts';
import { seedAnggota } from './dasar/seed-anggota.ts';
import { seedCuti } from './seed-cuti.ts';
import { seedDitahan } from './seed-ditahan.ts';
import { seedJadwal } from './seed-jadwal.ts';
import { seedPerbaikan } from './seed-perbaikan.ts';
import { seedKuesioner } from './seed-kuesioner.ts';
import { seedLangganan } from './seed-langganan.ts';
import { seedLibur } from './dasar/seed-libur.ts';
import { seedOrganisasi, type At } from './dasar/seed-organisasi.ts';
import { seedPengelola } from './dasar/seed-pengelola.ts';
import { seedPengumuman } from './seed-pengumuman.ts';
import { seedPerangkat, seedTemuanMesin } from './seed-mesin.ts';
import { seedPresensi } from './seed-presensi.ts';
import { seedShift } from './seed-shift.ts';
import { seedPengaturanWajah, seedWajah } from './dasar/seed-wajah.ts';
import { tahunOf } from '@hadir/rules/waktu/tanggal.ts';

type With = { files: Files; random: Random; now: Date; password_hash: string };

/** A tenant with its organisations, their members, and attendance up to this moment; leave where there is a subscription. */
export async function seedTenant(
  db: Db,
  { files, random, now, password_hash }: With,
  rencana: RencanaTenant,
): Promise<void> {
  const sampai = localToday(now, 'Asia/Jakarta');
  const dari = localToday(new Date(now.getTime() - rencana.hari_lampau * SEHARI_MS), 'Asia/Jakarta');
  const semua: At[] = [];
  const withCuti: At[] = [];
  let kedua: At | undefined;
  await inScope(db, { lingkup: 'semua' }, async (trx) => {
    const tenant_id = await seedPengelola(trx, rencana, password_hash);
    await insertSkor({ db: trx, tenant_id }, [...rencana.skor]);
    await insertAturanBersama(
      { db: trx, organisasi: { tenant_id, organisasi_id: null } },
      { tgl_mulai: `${sampai.slice(0, 4)}-01-01`, mengurangi: ['Non-ASN'] },
    );
    const tahun = [...new Set([dari, sampai].map((tanggal) => tahunOf(tanggal)))];
    const libur = await seedLibur(trx, tenant_id, tahun);
    const atribut = await seedAtributTenant(trx, tenant_id);
    for (const organisasi of rencana.organisasi) {
      const at = await seedOrganisasi(trx, tenant_id, organisasi, { now, sejak: dari });
      const anggota = await seedAnggota({ trx, files, random, password_hash }, at, organisasi, sampai);
      await seedAtribut(trx, at, organisasi, atribut, anggota);
      await seedJadwal(trx, at, organisasi);
      const perangkat = await seedPerangkat(trx, at, organisasi.is_langganan, now);
      await seedPresensi({ trx, random, now, libur, perangkat }, at, organisasi, anggota, dari);
      const [gerbang] = perangkat;
      if (gerbang && organisasi.is_langganan) await seedTemuanMesin(trx, at, gerbang.perangkat_id, anggota, now);
      await seedShift(trx, at, anggota, { sampai, now });
      if (organisasi.is_langganan) await seedPengumuman(trx, at, anggota, sampai);
      if (organisasi.is_langganan) await seedKuesioner(trx, at, organisasi.kode, anggota, { now, sampai });
      if (organisasi.is_langganan) await seedPerbaikan({ trx, files, random, now }, at, anggota, sampai);
      if (organisasi.is_langganan) await seedDitahan(trx, at, anggota, sampai, now);
      if (organisasi.is_langganan) await seedWajah(trx, at, anggota, now);
      await seedLangganan(trx, at, organisasi, anggota, now);
      semua.push(at);
      if (organisasi.kode === rencana.rangkap?.kode) kedua = at;
      if (organisasi.is_langganan) withCuti.push(at);
    }
    if (kedua && rencana.rangkap) await seedRangkap({ trx, now, libur }, kedua, rencana.rangkap, sampai);
    await seedPengaturanWajah(trx, tenant_id, dari);
  });
  for (const at of withCuti) await seedCuti(db, at, now);
  for (const at of semua) await deriveDemo(db, at, { tgl_awal: dari, tgl_akhir: sampai }, now);
  // Whether a cuti bersama that passed is drawn or added depends on what its day came to.
  for (const at of withCuti) {
    await inScope(db, { lingkup: 'organisasi', ...at }, (trx) => syncBersamaDi(trx, at, now));
  }
}
