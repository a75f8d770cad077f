import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { jadwal } from '@hadir/contract/jadwal/jam/jadwal.contract.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { listJadwalPage } from '../dasar/jadwal.queries.ts';
import { getNorma } from './get-norma.ts';
import { toJadwalWire } from './to-jadwal-wire.ts';

/** The organisation's work hours and those of its tenant that it may use (or a tenant's own), by name. */
export async function listJadwal(
  ctx: MilikCtx,
  filter: Omit<Input<typeof jadwal.listJadwal>, 'organisasi_id'>,
): Promise<Output<typeof jadwal.listJadwal>> {
  const page = await listJadwalPage(ctx, filter);
  const norma = await getNorma(ctx);
  return { ...page, data: page.data.map((row) => toJadwalWire({ ...row, ...norma }, ctx.today)) };
}
