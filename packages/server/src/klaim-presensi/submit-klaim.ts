import type { klaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { layarKlaim, tellPerubahanHari } from './dasar/tell-perubahan-hari.ts';
import { fileKlaim } from './file-klaim.ts';

type Call = typeof klaimPresensi.submitKlaim;

/** Files a claim; whose day an operator's makes another at once hears of it. */
export const submitKlaim = (ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> =>
  fileKlaim(ctx, input, (hari, ubah) =>
    input.preview ? ubah() : tellPerubahanHari(ctx, { hari, ubah, layarOf: layarKlaim }),
  );
