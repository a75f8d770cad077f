import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

/** Whether any event was measured against a location. Reads past all of the organisation's events: for rare questions. */
export async function hasPresensiDi({ db, organisasi }: OrganisasiCtx, lokasi_presensi_id: number): Promise<boolean> {
  const row = await db
    .selectFrom('presensi')
    .select('presensi_id')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('lokasi_presensi_id', '=', lokasi_presensi_id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
