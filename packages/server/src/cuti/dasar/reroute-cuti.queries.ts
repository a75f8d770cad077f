import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { JenjangTersimpan } from '../../persetujuan/jenjang-tersimpan.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';

const CUTI = kodeSql(STATUS_CUTI);

/** Gives requests that wait for their first decision another chain. */
export async function rerouteCuti(
  { db, organisasi, today }: OrganisasiCtx,
  jenjang: readonly JenjangTersimpan[],
): Promise<void> {
  await sql`
    update cuti set jenjang = ${JSON.stringify(jenjang)}::jsonb, giliran_sejak = ${today}
    where organisasi_id = ${organisasi.organisasi_id} and status = ${CUTI.diajukan} and urutan = 0`.execute(db);
}
