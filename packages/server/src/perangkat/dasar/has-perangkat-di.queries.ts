import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

/** Whether a machine or a kiosk stands at a location, in use or not. */
export async function hasPerangkatDi({ db, organisasi }: OrganisasiCtx, lokasi_presensi_id: number): Promise<boolean> {
  const row = await db
    .selectFrom('perangkat')
    .select('perangkat_id')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('lokasi_presensi_id', '=', lokasi_presensi_id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
