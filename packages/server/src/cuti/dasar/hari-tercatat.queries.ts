import type { LayananCtx } from '../../persetujuan/jalan/persetujuan-upward.ts';
import type { SetengahHari } from '@hadir/rules/cuti/saldo/cuti-hari.ts';
import type { RentangAjuan } from '@hadir/rules/cuti/saldo/hari-cuti.ts';
import { rangeOfBulan, type Tanggal, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import { antaraSql } from '../../kehadiran/hari/antara-sql.ts';

type HariCtx = Pick<LayananCtx, 'db' | 'organisasi' | 'today'>;

/** A month that is not over is never frozen, so leave from its first day on needs no looking. */
const mayBeku = ({ today }: Pick<LayananCtx, 'today'>, { tgl_awal }: TanggalRange): boolean =>
  tgl_awal < rangeOfBulan(today.slice(0, 7)).tgl_awal;

/** The member's days between two dates that are verified and frozen, in their order. */
export async function listHariBeku(ctx: HariCtx, user_id: number, range: TanggalRange): Promise<Tanggal[]> {
  if (!mayBeku(ctx, range)) return [];
  const rows = await ctx.db
    .selectFrom('kehadiran')
    .select('tanggal')
    .where('organisasi_id', '=', ctx.organisasi.organisasi_id)
    .where('user_id', '=', user_id)
    .where(antaraSql('tanggal', [range.tgl_awal, range.tgl_akhir]))
    .where('dibekukan', '=', true)
    .orderBy('tanggal')
    .execute();
  return rows.map(({ tanggal }) => tanggal);
}

/** The dates of these requests, and how they count. */
export const listRentangAjuan = ({ db, organisasi }: LayananCtx, cuti_ids: readonly number[]) =>
  db
    .selectFrom('cuti')
    .select(['cuti_id', 'tgl_awal', 'tgl_akhir', 'setengah_hari', 'hitungan'])
    .$narrowType<RentangAjuan>()
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('cuti_id', 'in', cuti_ids)
    .execute();

type BekuAjuan = { cuti_id: number; tanggal: Tanggal; is_kerja: boolean };
type Ajuan = TanggalRange & { cuti_id: number };

/** The same of each of these requests, with whether it was a work day. */
export async function listHariBekuAjuan(ctx: LayananCtx, semua: readonly Ajuan[]): Promise<BekuAjuan[]> {
  const ajuan = semua.filter((one) => mayBeku(ctx, one));
  if (ajuan.length === 0) return [];
  const { rows } = await sql<BekuAjuan>`
    select c.cuti_id, k.tanggal, k.jadwal_id is not null as is_kerja
    from cuti c
    join kehadiran k on k.organisasi_id = c.organisasi_id and k.user_id = c.user_id
      and k.tanggal between c.tgl_awal and c.tgl_akhir and k.dibekukan
      and ${antaraSql(
        'k.tanggal',
        ajuan.flatMap(({ tgl_awal, tgl_akhir }) => [tgl_awal, tgl_akhir]),
      )}
    where c.organisasi_id = ${ctx.organisasi.organisasi_id} and c.cuti_id = any(${ajuan.map((one) => one.cuti_id)}::integer[])
    order by c.cuti_id, k.tanggal`.execute(ctx.db);
  return rows;
}

/** The member's days between two dates that stand as attended, in their order. */
export async function listHariMasuk(
  { db, organisasi, today }: HariCtx,
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
  { db, organisasi, today }: LayananCtx,
  semua: readonly (Ajuan & { setengah_hari: SetengahHari | null })[],
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
