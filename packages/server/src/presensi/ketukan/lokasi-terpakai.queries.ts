import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

/** Whether any event was measured against a location, or a machine stands at it. Reads past all of the organisation's events: for rare questions. */
export async function isLokasiTerpakai(
  { db, organisasi }: OrganisasiCtx,
  lokasi_presensi_id: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('presensi')
    .select('presensi_id')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('lokasi_presensi_id', '=', lokasi_presensi_id)
    .limit(1)
    .unionAll((eb) =>
      eb
        .selectFrom('perangkat')
        .select('perangkat_id as presensi_id')
        .where('organisasi_id', '=', organisasi.organisasi_id)
        .where('lokasi_presensi_id', '=', lokasi_presensi_id),
    )
    .executeTakeFirst();
  return row !== undefined;
}
