import type { JumlahRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { INSTANSI, type SalinanTabel } from '../../platform/kit/bagian.ts';

export type MenungguKirim = {
  user_id: number;
  dibekukan_pada: string;
  ringkasan: JumlahRekap;
  /** An earlier freezing of the month was accepted. */
  is_koreksi: boolean;
  peg_id: string | null;
  nuptk: string | null;
  nip: string | null;
  nama: string;
};

/** Of these members those whose month is verified and not sent, with what says who they are. */
export async function listMenungguKirim(
  db: Db,
  organisasi_id: number,
  bulan: string,
  user_ids: readonly number[],
): Promise<MenungguKirim[]> {
  const { rows } = await sql<MenungguKirim>`
    select v.user_id, to_char(v.dibekukan_pada at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as dibekukan_pada,
      v.ringkasan, k.nomor is not null as is_koreksi, u.nama, a.nuptk, a.nip, u.data_id as peg_id
    from verval v
    join anggota a on a.organisasi_id = v.organisasi_id and a.user_id = v.user_id
    join users u on u.user_id = v.user_id
    left join kiriman_simpatika k on k.organisasi_id = v.organisasi_id and k.user_id = v.user_id and k.bulan = v.bulan
    where v.organisasi_id = ${organisasi_id} and v.bulan = ${bulan} and v.status = 'terverifikasi'
      and v.user_id = any(${user_ids}::integer[])
    order by v.user_id
  `.execute(db);
  return rows;
}

export function getSatuan(db: Db, organisasi_id: number) {
  return db
    .selectFrom('organisasi')
    .select(['kode_organisasi', 'npsn', 'nsm', 'nama'])
    .where('organisasi_id', '=', organisasi_id)
    .executeTakeFirstOrThrow();
}

export type HasilAnggota = {
  user_id: number;
  dibekukan_pada: string;
  nomor: string | null;
  kode: string | null;
  pesan: string | null;
};
type Oleh = { tenant_id: number; organisasi_id: number; bulan: string; oleh: number | null; pada: Date };

/** Keeps what came of the sending. Answers who now counts as sent: whose month was opened meanwhile does not. */
export async function insertHasilKirim(
  db: Db,
  { tenant_id, organisasi_id, bulan, oleh, pada }: Oleh,
  hasil: readonly HasilAnggota[],
): Promise<number[]> {
  const rows = JSON.stringify(hasil);
  await sql`
    insert into kiriman_simpatika as k
      (tenant_id, organisasi_id, user_id, bulan, status, dibekukan_pada, nomor, kode, pesan, oleh, pada)
    select ${tenant_id}::integer, ${organisasi_id}::integer, h.user_id, ${bulan}::date,
      case when h.nomor is null then 'ditolak' else 'diterima' end, h.dibekukan_pada, h.nomor, h.kode, h.pesan,
      ${oleh}::integer, ${pada}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb)
      as h (user_id integer, dibekukan_pada timestamptz, nomor text, kode text, pesan text)
    on conflict (organisasi_id, user_id, bulan) do update set status = excluded.status,
      dibekukan_pada = excluded.dibekukan_pada, nomor = coalesce(excluded.nomor, k.nomor), kode = excluded.kode,
      pesan = excluded.pesan, oleh = excluded.oleh, pada = excluded.pada
    where excluded.dibekukan_pada >= k.dibekukan_pada
      and (k.status, k.dibekukan_pada) is distinct from ('diterima', excluded.dibekukan_pada)
  `.execute(db);
  const sent = await sql<{ user_id: number }>`
    update verval v set status = 'terkirim', dikirim_pada = ${pada}, dikirim_oleh = ${oleh}
    from jsonb_to_recordset(${rows}::jsonb) as h (user_id integer, dibekukan_pada timestamptz, nomor text)
    where v.organisasi_id = ${organisasi_id} and v.bulan = ${bulan} and v.user_id = h.user_id
      and v.status = 'terverifikasi' and h.nomor is not null and v.dibekukan_pada = h.dibekukan_pada
    returning v.user_id
  `.execute(db);
  return sent.rows.map(({ user_id }) => user_id);
}

/** Notes in the month's trail who was sent. */
export async function insertJejakKirim(
  db: Db,
  { tenant_id, organisasi_id, bulan, oleh, pada }: Oleh,
  user_ids: number[],
): Promise<void> {
  if (user_ids.length === 0) return;
  await db
    .insertInto('verval_jejak')
    .values({ tenant_id, organisasi_id, bulan, tindakan: 'kirim', user_ids, alasan: null, oleh, pada })
    .execute();
}

export const DATA_SAYA_KIRIMAN_SIMPATIKA: SalinanTabel = {
  kiriman_simpatika: {
    judul: 'Kiriman ke sistem kepegawaian',
    kolom: { ...INSTANSI, bulan: 'Bulan', status: 'Status', nomor: 'Nomor', pesan: 'Pesan', pada: 'Pada' },
    tanpa: ['user_id', 'dibekukan_pada', 'kode', 'oleh'],
  },
};
