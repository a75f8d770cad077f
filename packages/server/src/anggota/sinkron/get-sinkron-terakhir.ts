import type { sinkronAnggota } from '@hadir/contract/anggota/sinkron/sinkron-anggota.contract.ts';
import type { Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { findSinkronTerakhir } from './sinkronisasi.queries.ts';
import { toSinkronisasi } from './to-sinkronisasi.ts';

/** The newest run here, and whether this server can reach the staff system at all. */
export async function getSinkronTerakhir(
  ctx: OrganisasiCtx,
): Promise<Output<typeof sinkronAnggota.getSinkronTerakhir>> {
  const run = await findSinkronTerakhir(ctx.db, ctx.organisasi.organisasi_id);
  return { is_diatur: ctx.deps.simpatika !== null, sinkronisasi: run ? await toSinkronisasi(ctx, run) : null };
}
