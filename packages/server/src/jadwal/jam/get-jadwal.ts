import type { Jadwal } from '@hadir/contract/jadwal/jam/jadwal-fields.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { findJadwal } from '../dasar/jadwal.queries.ts';
import { getNorma } from './get-norma.ts';
import { toJadwalWire } from './to-jadwal-wire.ts';

/** One set of work hours with all its versions; refuses one of elsewhere. */
export async function getJadwal(ctx: MilikCtx, { jadwal_id }: { jadwal_id: number }): Promise<Jadwal> {
  const row = found(await findJadwal(ctx, jadwal_id));
  return toJadwalWire({ ...row, ...(await getNorma(ctx)) }, ctx.today);
}
