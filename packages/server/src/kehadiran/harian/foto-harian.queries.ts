import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

/** The files of these events' photos, by event. */
export async function listFotoPresensi(
  { db, organisasi }: OrganisasiCtx,
  presensi_ids: readonly number[],
): Promise<Map<number, string>> {
  if (presensi_ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('presensi')
    .select(['presensi_id', 'foto'])
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('presensi_id', 'in', presensi_ids)
    .where('foto', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ presensi_id, foto }) => (foto === null ? [] : [[presensi_id, foto] as const])));
}
