import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { JenjangTersimpan } from '../../persetujuan/jenjang-tersimpan.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';

const MANUAL = kodeSql(STATUS_PRESENSI_MANUAL);

/** Gives requests with a selfie that wait for their first decision another chain. */
export async function rerouteManual(
  { db, organisasi, today }: OrganisasiCtx,
  jenjang: readonly JenjangTersimpan[],
): Promise<void> {
  await sql`
    update presensi_manual set jenjang = ${JSON.stringify(jenjang)}::jsonb, giliran_sejak = ${today}
    where organisasi_id = ${organisasi.organisasi_id} and status = ${MANUAL.diajukan} and urutan = 0`.execute(db);
}
