import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { jadwal } from '@hadir/contract/jadwal/jadwal.contract.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { countJadwal, listJadwalPage } from './jadwal.queries.ts';
import { toJadwalWire } from './to-jadwal-wire.ts';

/** The organisation's work hours and those of its tenant that it may use, by name. */
export async function listJadwal(
  ctx: OrganisasiCtx,
  { page, count, q }: Input<typeof jadwal.list>,
): Promise<Output<typeof jadwal.list>> {
  const offset = (page - 1) * count;
  const [rows, total] = await Promise.all([listJadwalPage(ctx, q, count, offset), countJadwal(ctx, q)]);
  return {
    data: rows.map((row) => toJadwalWire(row, ctx.today)),
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / count)),
    total,
    from: rows.length > 0 ? offset + 1 : null,
    to: rows.length > 0 ? offset + rows.length : null,
  };
}
