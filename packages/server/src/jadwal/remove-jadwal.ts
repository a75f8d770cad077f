import type { Dampak, UbahLalu } from '@hadir/contract/kehadiran/dampak.ts';
import { refuseIfReferenced } from '../db/refuse-if-referenced.ts';
import type { MilikCtx } from '../http/ctx.ts';
import { touchHari } from '../kehadiran/touch-hari.ts';
import { deleteJadwal } from './change-jadwal.queries.ts';
import { getJadwalSendiri } from './get-jadwal-sendiri.ts';
import { setDefault } from './set-default.ts';

/** Removes work hours that nobody was ever given; others can only be made inactive. */
export async function removeJadwal(
  ctx: MilikCtx,
  { jadwal_id, ...cara }: { jadwal_id: number } & UbahLalu,
): Promise<{ dampak: Dampak }> {
  const sebelum = await getJadwalSendiri(ctx, jadwal_id);
  const perubahan = await setDefault(ctx, jadwal_id, sebelum.is_default, false);
  await refuseIfReferenced('jadwal.in_use', () => deleteJadwal(ctx, jadwal_id));
  ctx.logChange({ sebelum });
  return { dampak: await touchHari(ctx, perubahan, cara) };
}
