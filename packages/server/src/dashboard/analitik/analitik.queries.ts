import { PEREMPAT } from '@hadir/rules/waktu/perempat.ts';
import type { JumlahHari, TrenPerangkat } from '@hadir/contract/dashboard/analitik/analitik-fields.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { terlihatSql } from '../../platform/db/list/terlihat-sql.ts';
import type { Hari, Saring } from './hari-analitik.queries.ts';
import { satu } from './satu.ts';

const jumlah = (kolom: string) => sql`coalesce(sum(${sql.raw(kolom)}), 0)::integer`;
/** What has come of the days that were due, as in a percentage: neither one that is still open nor one of leave is one of them. */
const JUMLAH = sql`${jumlah('j.hadir + j.absen')} as wajib, ${jumlah('j.hadir')} as hadir,
  ${jumlah('j.tepat_waktu')} as tepat_waktu, ${jumlah('j.terlambat')} as terlambat, ${jumlah('j.absen')} as absen,
  ${jumlah('j.cuti')} as cuti`;

export async function sumTren(db: Db, hari: Hari) {
  const { rows } = await sql<TrenPerangkat['hari'][number]>`
    select j.tanggal, ${JUMLAH}, ${jumlah('j.ponsel')} as ponsel, ${jumlah('j.kiosk')} as kiosk,
      ${jumlah('j.mesin')} as mesin, ${jumlah('j.manual')} as manual, ${jumlah('j.impor')} as impor
    from ${hari} j group by j.tanggal having sum(j.anggota) > 0 order by j.tanggal`.execute(db);
  return rows;
}

type SumGender = Record<`${'wajib' | 'hadir' | 'terlambat' | 'absen' | 'cuti'}${'' | '_p' | '_l'}`, number>;

const jumlahGender = (gender: 'p' | 'l') =>
  sql.join(
    Object.entries({
      wajib: ['hadir', 'absen'],
      hadir: ['hadir'],
      terlambat: ['terlambat'],
      absen: ['absen'],
      cuti: ['cuti'],
    }).map(
      ([nama, kolom]) =>
        sql`${jumlah(kolom.map((one) => `j.${one}_${gender}`).join(' + '))} as ${sql.ref(`${nama}_${gender}`)}`,
    ),
  );

/** All, and of them women and men. */
export async function sumGender(db: Db, hari: Hari): Promise<SumGender> {
  const { rows } = await sql<SumGender>`
    select ${JUMLAH}, ${jumlahGender('p')}, ${jumlahGender('l')} from ${hari} j`.execute(db);
  return satu(rows);
}

type SumAsal = Record<
  'ponsel' | 'kiosk' | 'mesin' | 'manual' | 'impor' | 'di_luar' | 'di_dalam' | 'tidak_terdeteksi',
  number
>;

/** Days with an event from each source, and made inside, outside or not located. */
export async function sumAsal(db: Db, hari: Hari): Promise<SumAsal> {
  const { rows } = await sql<SumAsal>`
    select ${jumlah('j.ponsel')} as ponsel, ${jumlah('j.kiosk')} as kiosk, ${jumlah('j.mesin')} as mesin,
      ${jumlah('j.manual')} as manual, ${jumlah('j.impor')} as impor, ${jumlah('j.di_luar')} as di_luar,
      ${jumlah('j.di_dalam')} as di_dalam, ${jumlah('j.tidak_terdeteksi')} as tidak_terdeteksi
    from ${hari} j`.execute(db);
  return satu(rows);
}

/** Events between the first and the last local date, of whoever the caller sees. */
function peristiwanya(ctx: OrganisasiCtx, { tgl_awal, tgl_akhir, group_id }: Saring) {
  const { organisasi_id, timezone } = ctx.organisasi;
  return sql`presensi p where p.organisasi_id = ${organisasi_id} and ${terlihatSql(ctx, 'p.user_id')}
    and p.waktu >= ${tgl_awal}::date::timestamp at time zone ${timezone}
    and p.waktu < (${tgl_akhir}::date + 1)::timestamp at time zone ${timezone}
    ${
      group_id === undefined
        ? sql``
        : sql`and exists (select from anggota_grup g where g.organisasi_id = p.organisasi_id and g.user_id = p.user_id
            and g.group_id = any(${group_id}::integer[]) and g.berlaku @> (p.waktu at time zone ${timezone})::date)`
    }`;
}

export async function countByPerangkat(ctx: OrganisasiCtx, saring: Saring) {
  const { rows } = await sql<{ nama: string; jumlah: number; terakhir: string }>`
    select perangkat as nama, count(*) as jumlah, max(waktu) as terakhir
    from (select p.perangkat, p.waktu from ${peristiwanya(ctx, saring)} and p.perangkat is not null) e
    group by perangkat order by count(*) desc, perangkat`.execute(ctx.db);
  return rows;
}

export async function countByLokasi(ctx: OrganisasiCtx, saring: Saring) {
  const { rows } = await sql<{ lokasi_presensi_id: number; nama: string; jumlah: number }>`
    select l.lokasi_presensi_id, l.nama, count(*) as jumlah
    from (select p.organisasi_id, p.lokasi_presensi_id from ${peristiwanya(ctx, saring)}) e
    join lokasi_presensi l on l.organisasi_id = e.organisasi_id and l.lokasi_presensi_id = e.lokasi_presensi_id
    group by l.lokasi_presensi_id, l.nama order by count(*) desc, l.nama`.execute(ctx.db);
  return rows;
}

/** Past midnight it is the last quarter of the evening before. */
export async function countKedatanganBy(db: Db, hari: Hari) {
  const { rows } = await sql<{ hari: number; perempat: number; jumlah: number }>`
    select extract(isodow from j.tanggal)::integer as hari, least(greatest(t.menit / 15, ${PEREMPAT.dari}), ${PEREMPAT.sampai}) as perempat, count(*) as jumlah
    from ${hari} j, unnest(j.tiba) t (menit) group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** Both spans, which lie one after the other, told apart by the second's first day. */
export async function sumBanding(db: Db, hari: Hari, sejak: Tanggal) {
  const { rows } = await sql<JumlahHari & { is_kini: boolean }>`
    select j.tanggal >= ${sejak}::date as is_kini, ${JUMLAH} from ${hari} j group by 1`.execute(db);
  return rows;
}

export async function sumBandingGrup(ctx: OrganisasiCtx, { tgl_awal, tgl_akhir, group_id }: Saring, sejak: Tanggal) {
  const { rows } = await sql<JumlahHari & { id: number; nama: string; is_kini: boolean }>`
    select g.group_id as id, g.nama, k.tanggal >= ${sejak}::date as is_kini,
      count(*) filter (where k.status in ('hadir', 'absen')) as wajib, count(*) filter (where k.status = 'hadir') as hadir,
      count(*) filter (where k.status = 'hadir' and k.jam_masuk is not null and k.terlambat_menit = 0) as tepat_waktu,
      count(*) filter (where k.terlambat_menit > 0) as terlambat, count(*) filter (where k.status = 'absen') as absen,
      count(*) filter (where k.status = 'cuti') as cuti
    from kehadiran k
    join anggota_grup a on a.organisasi_id = k.organisasi_id and a.user_id = k.user_id and a.berlaku @> k.tanggal
    join grup g on g.organisasi_id = a.organisasi_id and g.group_id = a.group_id
    where k.organisasi_id = ${ctx.organisasi.organisasi_id} and k.tanggal between ${tgl_awal}::date and ${tgl_akhir}::date
      and ${terlihatSql(ctx, 'k.user_id')}
      ${group_id === undefined ? sql`` : sql`and g.group_id = any(${group_id}::integer[])`}
    group by g.group_id, g.nama, 3 order by g.nama, g.group_id`.execute(ctx.db);
  return rows;
}
