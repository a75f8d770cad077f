import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

/**
 * The months that no membership may begin to cover any more: verified, and nobody of them left to verify. By their first day;
 * the database refuses the same.
 */
export async function listBulanTertutup({ db, organisasi }: OrganisasiCtx): Promise<Tanggal[]> {
  const { rows } = await sql<{ bulan: Tanggal }>`
    select b.bulan from (
      select v.bulan, (v.bulan + interval '1 month')::date as berikut
      from verval v where v.organisasi_id = ${organisasi.organisasi_id} group by v.bulan) b
    where not exists (
      select from kehadiran k where k.organisasi_id = ${organisasi.organisasi_id} and not k.dibekukan
        and k.tanggal >= b.bulan and k.tanggal < b.berikut)
    order by b.bulan`.execute(db);
  return rows.map(({ bulan }) => bulan);
}
