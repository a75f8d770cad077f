import type { AnggotaKios } from '@hadir/contract/perangkat/kios/kios-publik.contract.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import { anggotaAktifSql } from '../../platform/kit/anggota-aktif-sql.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Kios } from './kios.queries.ts';

/** What a card says. */
export const ISI_KARTU = 'hadir:';

const anggotaOf = ({ organisasi_id, perangkat_id }: Kios, today: Tanggal) => sql<AnggotaKios>`
  select a.user_id, u.nama,
    encode(sha256(convert_to(${ISI_KARTU} || a.kode_kartu::text, 'utf8')), 'hex') as kartu,
    case when a.pin is not null then
      encode(sha256(convert_to(${`${perangkat_id} `} || ltrim(a.pin, '0'), 'utf8')), 'hex') end as pin
  from anggota a join users u on u.user_id = a.user_id
  where a.organisasi_id = ${organisasi_id} and ${anggotaAktifSql('a', today)}`;

/** The members whose cards and PINs a kiosk reads. */
export async function listAnggotaOfKios(db: Db, kios: Kios, today: Tanggal): Promise<AnggotaKios[]> {
  const { rows } = await sql<AnggotaKios>`${anggotaOf(kios, today)} order by a.user_id`.execute(db);
  return rows;
}

/** What differs whenever one of them differs. */
export async function getVersiAnggota(db: Db, kios: Kios, today: Tanggal): Promise<string> {
  const { rows } = await sql<{ versi: string }>`
    select md5(coalesce(string_agg(concat_ws(' ', d.user_id, d.nama, d.kartu, d.pin), ',' order by d.user_id), '')) as versi
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
