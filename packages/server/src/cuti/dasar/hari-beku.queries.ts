import type { LayananCtx } from '../../persetujuan/jalan/persetujuan-upward.ts';
import type { RentangAjuan } from '@hadir/rules/cuti/saldo/hari-cuti.ts';
import { rangeOfBulan, type Tanggal, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import { antaraSql } from '../../kehadiran/hari/antara-sql.ts';

/** A month that is not over is never frozen, so leave from its first day on needs no looking. */
const mayBeku = ({ today }: Pick<LayananCtx, 'today'>, { tgl_awal }: TanggalRange): boolean =>
  tgl_awal < rangeOfBulan(today.slice(0, 7)).tgl_awal;

/** The member's days between two dates that are verified and frozen, in their order. */
export async function listHariBeku(
  ctx: Pick<LayananCtx, 'db' | 'organisasi' | 'today'>,
  user_id: number,
  range: TanggalRange,
): Promise<Tanggal[]> {
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
