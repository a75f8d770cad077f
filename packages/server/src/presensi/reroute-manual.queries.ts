import { sql } from 'kysely';
import type { OrganisasiCtx } from '../http/ctx.ts';
import type { JenjangTersimpan } from '../persetujuan/jenjang-tersimpan.ts';

/** Gives requests with a selfie that wait for their first decision another chain. */
export async function rerouteManual(
  { db, organisasi, today }: OrganisasiCtx,
  jenjang: readonly JenjangTersimpan[],
): Promise<void> {
  await sql`
    update presensi_manual set jenjang = ${JSON.stringify(jenjang)}::jsonb, giliran_sejak = ${today}
    where organisasi_id = ${organisasi.organisasi_id} and status = 4 and urutan = 0`.execute(db);
}
