import type { Lokasi } from '@hadir/contract/lokasi/lokasi.contract.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { findLokasi } from './lokasi.queries.ts';

type Input = { lokasi_presensi_id: number };

export async function getLokasi(ctx: OrganisasiCtx, { lokasi_presensi_id }: Input): Promise<Lokasi> {
  const lokasi = await findLokasi(ctx, lokasi_presensi_id);
  if (!lokasi) throw new Refusal('input.not_found');
  return lokasi;
}
