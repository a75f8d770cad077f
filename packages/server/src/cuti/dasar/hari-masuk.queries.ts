import type { SetengahHari } from '@hadir/rules/cuti/saldo/cuti-hari.ts';
import type { Tanggal, TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import { antaraSql } from '../../kehadiran/hari/antara-sql.ts';
import type { LayananCtx } from '../../persetujuan/jalan/persetujuan-upward.ts';

type Ctx = Pick<LayananCtx, 'db' | 'organisasi' | 'today'>;
type Ajuan = TanggalRange & { cuti_id: number; setengah_hari: SetengahHari | null };

/** The member's days between two dates that stand as attended, in their order. */
export async function listHariMasuk(
  { db, organisasi, today }: Ctx,
  user_id: number,
  range: TanggalRange,
): Promise<Tanggal[]> {
  if (range.tgl_awal > today) return [];
  const rows = await db
    .selectFrom('kehadiran')
    .select('tanggal')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', '=', user_id)
    .where(antaraSql('tanggal', [range.tgl_awal, range.tgl_akhir]))
    .where('status', '=', 'hadir')
    .orderBy('tanggal')
    .execute();
  return rows.map(({ tanggal }) => tanggal);
}

/**
 * The same of each of these requests that have begun; half a day of leave leaves the other half to be attended. One with no
 * such day is not named.
 */
export async function listHariMasukAjuan(
  { db, organisasi, today }: Ctx,
  semua: readonly Ajuan[],
): Promise<Map<number, Tanggal[]>> {
  const ajuan = semua.filter(({ tgl_awal, setengah_hari }) => tgl_awal <= today && setengah_hari === null);
  if (ajuan.length === 0) return new Map();
  const { rows } = await sql<{ cuti_id: number; hari: Tanggal[] }>`
    select c.cuti_id, json_agg(k.tanggal order by k.tanggal) as hari
    from cuti c
    join kehadiran k on k.organisasi_id = c.organisasi_id and k.user_id = c.user_id
      and k.tanggal between c.tgl_awal and c.tgl_akhir and k.status = 'hadir'
      and ${antaraSql(
        'k.tanggal',
        ajuan.flatMap(({ tgl_awal, tgl_akhir }) => [tgl_awal, tgl_akhir]),
      )}
    where c.organisasi_id = ${organisasi.organisasi_id} and c.cuti_id = any(${ajuan.map((one) => one.cuti_id)}::integer[])
    group by c.cuti_id`.execute(db);
  return new Map(rows.map(({ cuti_id, hari }) => [cuti_id, hari]));
}
