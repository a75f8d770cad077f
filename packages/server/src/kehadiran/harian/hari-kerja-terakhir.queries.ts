import type { RingkasanHari, RingkasanTanggal } from '@hadir/contract/kehadiran/hari/ringkasan-hari.ts';
import { isHariLibur } from '@hadir/rules/monitoring/is-hari-libur.ts';
import { addDays, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { antaraSql } from '../hari/antara-sql.ts';
import { selectRingkasan } from './ringkasan.queries.ts';

/** Longer than a school's longest holiday is. */
const HARI = 45;

/**
 * What stands in the place of a day off: the last date before it on which most worked in these organisations, or in all
 * that is in scope, and what it came to. Null where today is no day off: also where few work on every day
 * (aturan/monitoring#hari-libur).
 */
export async function findHariKerjaTerakhir(
  db: Db,
  organisasi_ids: readonly number[] | 'semua',
  today: Tanggal,
  hari_ini: RingkasanHari,
  now: Date,
): Promise<RingkasanTanggal | null> {
  if (!isHariLibur(hari_ini)) return null;
  const milik =
    organisasi_ids === 'semua'
      ? sql<boolean>`kehadiran.organisasi_id in (select organisasi_id from organisasi)`
      : sql<boolean>`kehadiran.organisasi_id = any(${organisasi_ids}::integer[])`;
  const of = (tanggal: Tanggal) => db.selectFrom('kehadiran').where(milik).where('kehadiran.tanggal', '=', tanggal);
  const isSemuaLibur = hari_ini.anggota === hari_ini.libur;
  let sepi: RingkasanTanggal | null = null;
  for (const tanggal of await listHariBerisi(db, milik, today)) {
    const hari = { ...(await selectRingkasan(of(tanggal), now).executeTakeFirstOrThrow()), tanggal };
    if (!isHariLibur(hari)) return hari;
    sepi ??= hari;
  }
  return isSemuaLibur ? sepi : null;
}

/** The dates before today on which anybody's work was due, the last first. */
async function listHariBerisi(db: Db, milik: RawBuilder<boolean>, today: Tanggal): Promise<Tanggal[]> {
  const { rows } = await sql<{ tanggal: Tanggal }>`
    select t.tanggal from generate_series(1, ${sql.lit(HARI)}) mundur
    cross join lateral (select ${today}::date - mundur as tanggal) t
    where exists (select from kehadiran where ${milik} and kehadiran.tanggal = t.tanggal and kehadiran.status <> 'libur'
      and ${antaraSql('kehadiran.tanggal', [addDays(today, -HARI), today])})
    order by t.tanggal desc`.execute(db);
  return rows.map(({ tanggal }) => tanggal);
}
