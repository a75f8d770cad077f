import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { anggotaAktifSql } from '../../anggota/dasar/anggota-aktif-sql.ts';

/** What was measured of one enrolment of a person, sealed. */
export async function listCiriAnggota(db: Db, user_id: number, wajah_id: number): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('wajah_potret as p')
    .innerJoin('wajah as w', 'w.wajah_id', 'p.wajah_id')
    .select('p.ciri')
    .where('w.user_id', '=', user_id)
    .where('w.wajah_id', '=', wajah_id)
    .execute();
  return rows.map(({ ciri }) => ciri);
}

/** The same of everybody else in the organisation whose enrolment counts or waits. */
export function listCiriTerdaftar({ db, organisasi, today }: OrganisasiCtx, kecuali: number) {
  return db
    .selectFrom('anggota as a')
    .innerJoin('users as u', 'u.user_id', 'a.user_id')
    .innerJoin('wajah as w', 'w.user_id', 'a.user_id')
    .innerJoin('wajah_potret as p', 'p.wajah_id', 'w.wajah_id')
    .select(['a.user_id', 'u.nama', 'a.nip', 'p.ciri'])
    .where('a.organisasi_id', '=', organisasi.organisasi_id)
    .where(anggotaAktifSql('a', today))
    .where('a.user_id', '<>', kecuali)
    .where('w.status', 'in', ['menunggu', 'berlaku'])
    .execute();
}
