import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { whereHari, type SaringHari } from './saring-hari.queries.ts';

export type AnggotaEmis = {
  user_id: number;
  nama: string;
  nik: string | null;
  nip: string | null;
  nuptk: string | null;
};

/** Who has a day in the span, with the numbers by which EMIS knows him. */
export async function listAnggotaEmis(db: Db, saring: SaringHari): Promise<AnggotaEmis[]> {
  const { rows } = await sql<AnggotaEmis>`
    select users.user_id, users.nama, anggota.nik, anggota.nip, anggota.nuptk
    from anggota join users on users.user_id = anggota.user_id
    where anggota.organisasi_id = ${saring.organisasi_id} and exists (
      select from kehadiran where kehadiran.user_id = anggota.user_id and ${whereHari(saring)})
    order by users.nama, users.user_id
  `.execute(db);
  return rows;
}
