import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { JenjangTersimpan } from '../../persetujuan/jenjang-tersimpan.ts';

/** Gives swaps that wait for their first decision another chain. */
export async function rerouteTukar(
  { db, organisasi, today }: OrganisasiCtx,
  jenjang: readonly JenjangTersimpan[],
): Promise<void> {
  await sql`
    update tukar_shift set jenjang = ${JSON.stringify(jenjang)}::jsonb, giliran_sejak = case when status = 'disepakati' then ${today}::date end
    where organisasi_id = ${organisasi.organisasi_id} and status in ('diajukan', 'disepakati') and urutan = 0`.execute(
    db,
  );
}
