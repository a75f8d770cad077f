import { sql } from 'kysely';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import type { JenjangTersimpan } from '../persetujuan/jenjang-tersimpan.ts';

/** Gives claims that wait for their first decision another chain. */
export async function rerouteKlaim(
  { db, organisasi, today }: OrganisasiCtx,
  jenjang: readonly JenjangTersimpan[],
): Promise<void> {
  await sql`
    update klaim_presensi set jenjang = ${JSON.stringify(jenjang)}::jsonb, giliran_sejak = ${today}
    where organisasi_id = ${organisasi.organisasi_id} and status = 'diajukan' and urutan = 0`.execute(db);
}
