import type { IsiPerintah, JenisPerintah } from '@hadir/rules/perangkat/perintah-mesin.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';

type Mesin = { organisasi_id: number; perangkat_id: number };
export type PerintahDiambil = { perintah_id: number; jenis: JenisPerintah; isi: IsiPerintah };

/** A command that was handed over and not answered for so long is handed over again, so many times. */
const TUNGGU = '10 minutes';
const PERCOBAAN = 3;
/** So many are handed over at once. */
const SEKALI = 50;

const DI_SANA = ({ organisasi_id, perangkat_id }: Mesin) =>
  sql`organisasi_id = ${organisasi_id}::integer and perangkat_id = ${perangkat_id}::integer`;

/**
 * Takes the commands that the machine is given now, the oldest first. One that it never answered has failed after the last
 * attempt; a restart is never asked for twice.
 */
export async function takePerintah(db: Db, mesin: Mesin, now: Date): Promise<PerintahDiambil[]> {
  const kini = sql`${now.toISOString()}::timestamptz`;
  await sql`update perintah_mesin set status = 'gagal', dijawab_pada = ${kini}
    where ${DI_SANA(mesin)} and status = 'terkirim' and dikirim_pada < ${kini} - ${sql.lit(TUNGGU)}::interval
      and (percobaan >= ${PERCOBAAN} or jenis = 'mulai_ulang')`.execute(db);
  const { rows } = await sql<PerintahDiambil>`
    with diambil as (
      select organisasi_id, perintah_id from perintah_mesin
      where ${DI_SANA(mesin)} and (status = 'menunggu'
        or status = 'terkirim' and dikirim_pada < ${kini} - ${sql.lit(TUNGGU)}::interval)
      order by perintah_id limit ${SEKALI} for update skip locked)
    update perintah_mesin p set status = 'terkirim', percobaan = percobaan + 1, dikirim_pada = ${kini}
    from diambil d where p.organisasi_id = d.organisasi_id and p.perintah_id = d.perintah_id
    returning p.perintah_id, p.jenis, p.isi`.execute(db);
  return rows.toSorted((a, b) => a.perintah_id - b.perintah_id);
}

/** What the machine answered to those that it was given. */
export async function updateJawaban(
  db: Db,
  mesin: Mesin,
  jawaban: readonly { perintah_id: number; kode: number }[],
  now: Date,
): Promise<void> {
  await sql`update perintah_mesin p
    set status = case when j.kode < 0 then 'gagal' else 'selesai' end, kode_jawab = j.kode,
      dijawab_pada = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(jawaban)}::jsonb) j (perintah_id bigint, kode integer)
    where ${DI_SANA(mesin)} and p.perintah_id = j.perintah_id and p.status = 'terkirim'`.execute(db);
}

/** The days whose lines the machine was asked for within the last day: those may come late. */
export async function listDiminta(db: Db, mesin: Mesin, now: Date): Promise<{ from: Tanggal; to: Tanggal }[]> {
  const { rows } = await sql<{ from: Tanggal; to: Tanggal }>`
    select isi->>'from' as "from", isi->>'to' as "to" from perintah_mesin
    where ${DI_SANA(mesin)} and jenis = 'kirim_ulang'
      and dikirim_pada > ${now.toISOString()}::timestamptz - interval '1 day'`.execute(db);
  return rows;
}
