import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { eventHariSql } from '../../kehadiran/hari/event-hari-sql.ts';

/** The files of the photos of these events of days on these dates, by event. */
export async function listFotoPresensi(
  { db, organisasi }: OrganisasiCtx,
  presensi_ids: readonly number[],
  tanggal: readonly Tanggal[],
): Promise<Map<number, string>> {
  if (presensi_ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('presensi')
    .select(['presensi_id', 'foto'])
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('presensi_id', 'in', presensi_ids)
    .where(eventHariSql('waktu', tanggal))
    .where('foto', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ presensi_id, foto }) => (foto === null ? [] : [[presensi_id, foto] as const])));
}
