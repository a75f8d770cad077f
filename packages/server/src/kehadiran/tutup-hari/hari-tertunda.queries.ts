import { addDays, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { antaraSql } from '../hari/antara-sql.ts';

/**
 * A day is open for less: its window ends the evening after it at the latest, and a machine's data is waited for two weeks
 * more. Whatever was due by the last time that everybody had his day was closed then, so that earlier months have none.
 */
const TERBUKA_HARI = 20;

export type Kelengkapan = {
  is_due: boolean;
  /** Up to which date everybody had his day the last time; null before the first. */
  disiapkan: Tanggal | null;
};

/** Whether members may lack a day up to today, or a day is open though its window has closed. */
export async function findKelengkapan(db: Db, organisasi_id: number, today: Tanggal, now: Date): Promise<Kelengkapan> {
  const { rows } = await sql<Kelengkapan & { ada_terbuka: boolean }>`
    select d.sampai as disiapkan, exists (select from kehadiran k
      where k.organisasi_id = ${organisasi_id} and k.terbuka_sampai < ${now.toISOString()}::timestamptz
        and ${antaraSql('k.tanggal', [addDays(today, -TERBUKA_HARI), today])}) as ada_terbuka
    from (values (${organisasi_id}::integer)) o (organisasi_id) left join kehadiran_disiapkan d using (organisasi_id)
  `.execute(db);
  const { disiapkan = null, ada_terbuka = false } = rows[0] ?? {};
  return { disiapkan, is_due: disiapkan === null || disiapkan < today || ada_terbuka };
}

export type HariTertunda = { tgl_awal: Tanggal; tgl_akhir: Tanggal; user_ids: number[] };

/**
 * Whose days must be derived, by the dates from and to which: those who have none since the last time everybody had
 * (before that since the organisation began here), and those whose open day has closed.
 */
export async function listHariTertunda(
  db: Db,
  organisasi_id: number,
  today: Tanggal,
  now: Date,
  disiapkan: Tanggal | null,
): Promise<HariTertunda[]> {
  const [mulai = today] = [disiapkan ?? today, today].toSorted();
  const rentang = antaraSql('k.tanggal', [disiapkan === null ? '-infinity' : addDays(mulai, -TERBUKA_HARI), today]);
  const { rows } = await sql<HariTertunda>`
    with mulai as (
      select greatest(d.sampai + 1, o.dibuat_pada::date) as tanggal
      from organisasi o left join kehadiran_disiapkan d on d.organisasi_id = o.organisasi_id
      where o.organisasi_id = ${organisasi_id}
    ), hari as (
      select m.user_id, t.tanggal::date as tanggal
      from mulai, keanggotaan m, generate_series(
        greatest(mulai.tanggal, m.tgl_mulai), least(${today}::date, coalesce(m.tgl_selesai, ${today}::date)), interval '1 day') t (tanggal)
      where m.organisasi_id = ${organisasi_id}
        and not exists (select from kehadiran k
          where k.organisasi_id = ${organisasi_id} and k.user_id = m.user_id and k.tanggal = t.tanggal::date and ${rentang})
      union all
      select k.user_id, k.tanggal from kehadiran k
      where k.organisasi_id = ${organisasi_id} and k.terbuka_sampai < ${now.toISOString()}::timestamptz
        and ${rentang}
    ), rentang as (
      select user_id, min(tanggal) as tgl_awal, max(tanggal) as tgl_akhir from hari group by user_id
    )
    select tgl_awal, tgl_akhir, array_agg(user_id order by user_id) as user_ids
    from rentang group by tgl_awal, tgl_akhir order by tgl_awal
  `.execute(db);
  return rows;
}

/** From now on everybody has his day up to this date. */
export async function updateDisiapkan(
  db: Db,
  { tenant_id, organisasi_id }: { tenant_id: number; organisasi_id: number },
  sampai: Tanggal,
): Promise<void> {
  await db
    .insertInto('kehadiran_disiapkan')
    .values({ tenant_id, organisasi_id, sampai })
    .onConflict((row) =>
      row.column('organisasi_id').doUpdateSet({ sampai: sql`greatest(kehadiran_disiapkan.sampai, excluded.sampai)` }),
    )
    .execute();
}
