import type { klaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { moveKlaim } from './move-klaim.ts';

type Call = typeof klaimPresensi.decideKlaim;

/** Approves or rejects a member's claim. */
export function decideKlaim(ctx: OrganisasiCtx, { keputusan, ...rest }: Input<Call>): Promise<Output<Call>> {
  return moveKlaim(ctx, { ...rest, tindakan: keputusan });
}
