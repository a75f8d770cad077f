import type { Kepercayaan } from '@hadir/contract/presensi/kepercayaan/kepercayaan.ts';
import { BATAS_BUTIR, type AturanKepercayaan } from '@hadir/rules/presensi/kepercayaan/aturan-kepercayaan.ts';
import type { ButirKepercayaan, FaktaKepercayaan } from '@hadir/rules/presensi/kepercayaan/judge-kepercayaan.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { INSTANSI, type SalinanTabel } from '../../platform/kit/bagian.ts';

/** Events that came so long ago and were never scored were there before there were scores. */
const MASIH_BARU = '3 days';
/** The last place is one of half a day (aturan/presensi#kepercayaan). */
const TEMPAT_TERAKHIR = '12 hours';
/** Coordinates and photos are compared with those of so many dates, the farthest that an organisation may set for photos. */
const LAMA_HARI = BATAS_BUTIR.foto_sama.maks;

type Dinilai = { tenant_id: number; organisasi_id: number; presensi_id: number };
/** An event with what it is scored by and by whose rule; the last place is told as coordinates. */
export type FaktaEvent = Dinilai &
  Omit<FaktaKepercayaan, 'perjalanan'> & {
    aturan: AturanKepercayaan | null;
    lat: number | null;
    lng: number | null;
    terakhir: { lat: number; lng: number; detik: number } | null;
  };

/**
 * Events that wait for a person and have no score yet, or one from before their selfie was compared, the oldest first, with
 * what they are scored by. What was compared later than `now` is looked at the next time: a score of now would not be after it.
 */
export const listBelumDinilai = (db: Db, now: Date, jumlah: number): Promise<FaktaEvent[]> =>
  listFakta(
    db,
    sql`p.is_ditinjau and p.diterima_pada > ${now.toISOString()}::timestamptz - ${sql.lit(MASIH_BARU)}::interval
      and not exists (select from kepercayaan_presensi k
        where k.organisasi_id = p.organisasi_id and k.presensi_id = p.presensi_id
          and (w.dinilai_pada is null or w.putusan is not null or k.dinilai_pada >= least(w.dinilai_pada, ${now.toISOString()}::timestamptz)))
      order by p.diterima_pada limit ${jumlah}`,
  );

/** One event with what it is scored by. */
export async function findFakta(db: Db, organisasi_id: number, presensi_id: number): Promise<FaktaEvent | undefined> {
  const [row] = await listFakta(db, sql`p.organisasi_id = ${organisasi_id} and p.presensi_id = ${presensi_id}`);
  return row;
}

/** That the earlier event `q` lies so many dates back at most, each by the date of its own place; by its instant it is found. */
const SELAMA = sql<boolean>`(q.waktu > p.waktu - make_interval(days => ${sql.lit(LAMA_HARI + 2)})
  and (q.waktu at time zone q.timezone)::date >= (p.waktu at time zone p.timezone)::date - ${sql.lit(LAMA_HARI)})`;

async function listFakta(db: Db, which: RawBuilder<unknown>): Promise<FaktaEvent[]> {
  const { rows } = await sql<FaktaEvent>`
    select p.tenant_id, p.organisasi_id, p.presensi_id, p.lat, p.lng, p.akurasi_meter, p.is_lokasi_palsu,
      'jam' = any(coalesce(p.sebab_ditinjau, '{}')) as is_jam_ragu,
      'tersambung' = any(coalesce(p.sebab_ditinjau, '{}')) as is_terlambat_dikirim,
      round(p.selisih_jam / 1000.0)::integer as selisih_detik,
      terakhir.isi as terakhir, sama.hari as hari_persis_sama, foto.sidik, lama.sidik as sidik_lama,
      to_char(p.waktu at time zone p.timezone, 'YYYY-MM-DD') as tanggal, aturan.isi as aturan,
      case when w.is_face_verified = false and w.jarak is not null
        then jsonb_build_object('jarak', w.jarak, 'ambang', w.ambang) end as wajah_beda
    from presensi p
    left join aturan_kepercayaan aturan on aturan.organisasi_id = p.organisasi_id
    left join wajah_presensi w on w.organisasi_id = p.organisasi_id and w.presensi_id = p.presensi_id
    left join lateral (
      select b.sidik_gambar as sidik from berkas b where b.berkas_id = p.foto) foto on true
    left join lateral (
      select jsonb_build_object('lat', coalesce(q.lat, l.lat), 'lng', coalesce(q.lng, l.lng),
        'detik', extract(epoch from p.waktu - q.waktu)::integer) as isi
      from presensi q
      left join lokasi_presensi l on l.organisasi_id = q.organisasi_id and l.lokasi_presensi_id = q.lokasi_presensi_id
        and q.sumber in ('mesin', 'kiosk')
      where q.organisasi_id = p.organisasi_id and q.user_id = p.user_id and q.waktu < p.waktu
        and q.waktu > p.waktu - ${sql.lit(TEMPAT_TERAKHIR)}::interval and coalesce(q.lat, l.lat) is not null
      order by q.waktu desc limit 1) terakhir on true
    cross join lateral (
      select count(distinct (q.waktu at time zone q.timezone)::date)::integer as hari
      from presensi q
      where q.organisasi_id = p.organisasi_id and q.user_id = p.user_id and q.waktu < p.waktu
        and ${SELAMA} and q.lat = p.lat and q.lng = p.lng
        and (q.waktu at time zone q.timezone)::date < (p.waktu at time zone p.timezone)::date) sama
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('sidik', b.sidik_gambar,
        'tanggal', to_char(q.waktu at time zone q.timezone, 'YYYY-MM-DD')) order by q.waktu desc), '[]') as sidik
      from presensi q join berkas b on b.berkas_id = q.foto
      where q.organisasi_id = p.organisasi_id and q.user_id = p.user_id and q.waktu < p.waktu
        and ${SELAMA} and b.sidik_gambar is not null
        and foto.sidik is not null) lama
    where ${which}`.execute(db);
  return rows;
}

/** Keeps scores; a later one takes the place of an earlier. */
export async function putKepercayaan(
  db: Db,
  now: Date,
  rows: readonly (Dinilai & { skor: number; butir: readonly ButirKepercayaan[] })[],
): Promise<void> {
  await sql`
    insert into kepercayaan_presensi (tenant_id, organisasi_id, presensi_id, skor, butir, dinilai_pada)
    select k.tenant_id, k.organisasi_id, k.presensi_id, k.skor, k.butir, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as k
      (tenant_id integer, organisasi_id integer, presensi_id bigint, skor smallint, butir jsonb)
    on conflict (organisasi_id, presensi_id) do update
      set skor = excluded.skor, butir = excluded.butir, dinilai_pada = excluded.dinilai_pada`.execute(db);
}

/** The score that an event was given while it waited; undefined where it never did. */
export async function findKepercayaan(
  db: Db,
  organisasi_id: number,
  presensi_id: number,
): Promise<Kepercayaan | undefined> {
  const { rows } = await sql<Kepercayaan>`
    select skor, butir from kepercayaan_presensi
    where organisasi_id = ${organisasi_id} and presensi_id = ${presensi_id}`.execute(db);
  return rows[0];
}

export const DATA_SAYA_KEPERCAYAAN_PRESENSI: SalinanTabel = {
  kepercayaan_presensi: {
    judul: 'Kepercayaan presensi',
    kolom: { ...INSTANSI, presensi_id: 'Nomor presensi', skor: 'Angka', dinilai_pada: 'Dinilai pada' },
    tanpa: ['butir', 'presensi_waktu'],
    milik: 'presensi_id in (select presensi_id from presensi where user_id = :saya)',
  },
};
