import type { Lokasi } from '@hadir/contract/lokasi/lokasi.contract.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { found } from '../platform/kit/found.ts';
import { findLokasi } from './lokasi.queries.ts';

type Input = { lokasi_presensi_id: number };

export async function getLokasi(ctx: OrganisasiCtx, { lokasi_presensi_id }: Input): Promise<Lokasi> {
  return found(await findLokasi(ctx, lokasi_presensi_id));
}
