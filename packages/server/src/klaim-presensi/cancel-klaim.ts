import type { klaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { moveKlaim } from './move-klaim.ts';

type Call = typeof klaimPresensi.cancelKlaim;

/** Takes a claim back, which restores what was derived before (aturan/perbaikan#memutuskan). */
export function cancelKlaim(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  return moveKlaim(ctx, { ...input, tindakan: 'batal' });
}
