import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import { anggotaAktifSql } from '../../anggota/dasar/anggota-aktif-sql.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { getKunciServer } from '../../platform/db/open/kunci-server.queries.ts';
import type { Kios } from './kios.queries.ts';

/** What a card says. */
export const ISI_KARTU = 'hadir:';

/** A member of a kiosk's, with his PIN as he types it, where the kiosk takes any. */
export type AnggotaBerpin = { user_id: number; nama: string; kartu: string; pin: string | null };

const anggotaOf = ({ organisasi_id, kios_pin }: Kios, today: Tanggal) => sql<AnggotaBerpin>`
  select a.user_id, u.nama,
    encode(sha256(convert_to(${ISI_KARTU} || a.kode_kartu::text, 'utf8')), 'hex') as kartu,
    case when ${kios_pin !== 'tanpa'}::boolean then ltrim(a.pin, '0') end as pin
  from anggota a join users u on u.user_id = a.user_id
  where a.organisasi_id = ${organisasi_id} and ${anggotaAktifSql('a', today)}`;

/** The members whose cards and PINs a kiosk reads. */
export async function listAnggotaOfKios(db: Db, kios: Kios, today: Tanggal): Promise<AnggotaBerpin[]> {
  const { rows } = await sql<AnggotaBerpin>`${anggotaOf(kios, today)} order by a.user_id`.execute(db);
  return rows;
}

/** What differs whenever one of them differs; without the server's key no PIN is guessed from it. */
export async function getVersiAnggota(db: Db, kios: Kios, today: Tanggal): Promise<string> {
  const kunci = await getKunciServer(db, 'kios');
  const { rows } = await sql<{ versi: string }>`
    select encode(sha256(${kunci}::bytea || convert_to(
      coalesce(string_agg(concat_ws(' ', d.user_id, d.nama, d.kartu, d.pin), ',' order by d.user_id), ''), 'utf8')), 'hex') as versi
    from (${anggotaOf(kios, today)}) as d`.execute(db);
  return rows[0]?.versi ?? '';
}

/** Whether one of its members has been put out of use or had left by this date. */
export async function isPergi(db: Db, organisasi_id: number, user_id: number, tanggal: Tanggal): Promise<boolean> {
  const { rows } = await sql<{ is_pergi: boolean }>`
    select not ${anggotaAktifSql('a', tanggal)} as is_pergi from anggota a
    where a.organisasi_id = ${organisasi_id} and a.user_id = ${user_id}`.execute(db);
  return rows[0]?.is_pergi ?? true;
}
