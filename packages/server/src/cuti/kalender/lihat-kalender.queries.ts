import type { AnggotaKalender, HariKalender, LiburKalender } from '@hadir/contract/cuti/kalender/kalender-cuti.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { sql } from 'kysely';
import { PREPARED } from '../../platform/db/open/prepared.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';
import { withKalender, type SaringKalender } from './kalender-terlihat.queries.ts';

const CUTI = kodeSql(STATUS_CUTI);

type Hari = { libur: LiburKalender[]; hari: HariKalender[] };

const LIBUR = sql`select coalesce(json_agg(libur order by tgl_awal, nama), '[]') from libur`;

/** By who begins and who is back on a date. A member counts once on it, also with two halves of it. */
const hariOf = ({ tgl_awal, tgl_akhir }: SaringKalender) => sql`
  select coalesce(json_agg(hari order by tanggal), '[]') from (
    select tanggal, sum(disetujui) over urut as disetujui, sum(menunggu) over urut as menunggu from (
      select tanggal, coalesce(sum(beda) filter (where status = ${CUTI.disetujui}), 0) as disetujui,
        coalesce(sum(beda) filter (where status = ${CUTI.diajukan}), 0) as menunggu
      from (
        select greatest(tgl_awal, ${tgl_awal}) as tanggal, status, 1 as beda from acara where setengah_hari is null
        union all
        select tgl_akhir + 1, status, -1 from acara where setengah_hari is null
        union all
        select tanggal + b.n, status, 1 - 2 * b.n from (
          select acara.tgl_awal + n as tanggal, max(acara.status) as status
          from acara, generate_series(0, acara.tgl_akhir - acara.tgl_awal) n
          where setengah_hari is not null and acara.tgl_awal + n >= ${tgl_awal} group by acara.user_id, 1) setengah,
          generate_series(0, 1) b (n)
        union all
        select ${tgl_awal}::date + n, ${CUTI.disetujui}, 0 from generate_series(0, ${tgl_akhir}::date - ${tgl_awal}::date) n
      ) tepi group by tanggal
    ) beda window urut as (order by tanggal)
  ) hari where tanggal <= ${tgl_akhir} and disetujui + menunggu > 0`;

/** Holidays, and how many are away on each date. */
export async function countHariKalender(ctx: OrganisasiCtx, saring: SaringKalender): Promise<Hari> {
  const { rows } = await sql<Hari>`
    ${PREPARED} with ${withKalender(ctx, saring)} select (${LIBUR}) as libur, (${hariOf(saring)}) as hari`.execute(
    ctx.db,
  );
  const [row] = rows;
  if (!row) throw new Error('A select without rows of its own answers one row');
  return row;
}

type Halaman = { page: number; count: number; hanya_cuti: boolean };
type Isi = Hari & { total: number; data: AnggotaKalender[] };

/** The same with one page of members by name, each with his leave. */
export async function listAnggotaKalender(
  ctx: OrganisasiCtx,
  { page, count, hanya_cuti, ...saring }: SaringKalender & Halaman,
): Promise<Isi> {
  const { rows } = await sql<Isi>`
    with ${withKalender(ctx, saring)}, dihitung as (
      select t.*, u.nama from terlihat t join users u on u.user_id = t.user_id
      ${hanya_cuti ? sql`where t.user_id in (select user_id from acara)` : sql``}
    ), halaman as (
      select * from dihitung order by nama, user_id limit ${count} offset ${(page - 1) * count}
    ), cuti_halaman as (
      select acara.user_id, json_agg(json_build_object(
        'cuti_id', case when is_penuh then cuti_id end, 'tgl_awal', tgl_awal, 'tgl_akhir', tgl_akhir,
        'setengah_hari', setengah_hari, 'status', status, 'kategori', case when is_penuh then k.nama end,
        'jenis', case when is_penuh then k.jenis end, 'jumlah_hari', case when is_penuh then jumlah_hari end)
        order by tgl_awal, setengah_hari, cuti_id) as cuti
      from acara join halaman on halaman.user_id = acara.user_id
      join cuti_kategori k on k.cuti_kategori_id = acara.cuti_kategori_id
      group by acara.user_id
    )
    select (${LIBUR}) as libur, (${hariOf(saring)}) as hari, (select count(*) from dihitung) as total,
      (select coalesce(json_agg(json_build_object('user_id', h.user_id, 'nama', h.nama, 'nama_group', g.nama,
        'cuti', coalesce(c.cuti, '[]')) order by h.nama, h.user_id), '[]')
      from halaman h left join cuti_halaman c on c.user_id = h.user_id
      left join grup_kini g on g.user_id = h.user_id) as data`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new Error('A select without rows of its own answers one row');
  return row;
}
