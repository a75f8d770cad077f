import type { Dampak, UbahLalu } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import { refuseIfReferenced } from '../../platform/db/scope/refuse-if-referenced.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { touchHari } from '../../kehadiran/turunan/touch-hari.ts';
import { deleteJadwal } from './change-jadwal.queries.ts';
import { getJadwalMilik } from './get-jadwal-milik.ts';
import { setBawaan } from './set-bawaan.ts';

/** Removes work hours that nobody was ever given; others can only be made inactive. */
export async function removeJadwal(
  ctx: MilikCtx,
  { jadwal_id, ...cara }: { jadwal_id: number } & UbahLalu,
): Promise<{ dampak: Dampak }> {
  const sebelum = await getJadwalMilik(ctx, jadwal_id);
  const perubahan = await setBawaan(ctx, jadwal_id, sebelum.is_default, false);
  await refuseIfReferenced('jadwal.in_use', () => deleteJadwal(ctx, jadwal_id));
  ctx.logChange({ sebelum });
  return { dampak: await touchHari(ctx, { ...perubahan, apa: 'jam kerja' }, cara) };
}
