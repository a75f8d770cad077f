import type { kuesioner } from '@hadir/contract/kuesioner/daftar/kuesioner.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { lockKuesioner, updateKuesioner } from '../dasar/kuesioner.queries.ts';
import { getKuesioner } from './get-kuesioner.ts';

type Call = typeof kuesioner.revokeTautanKuesioner;

/** From now on the link opens nothing; what came by it stays. */
export async function revokeTautanKuesioner(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { judul } = found(await lockKuesioner(ctx, input.kuesioner_id));
  await updateKuesioner(ctx, input.kuesioner_id, { token_hash: null });
  ctx.logChange({ sebelum: { judul, has_tautan: true }, sesudah: { judul, has_tautan: false } });
  return getKuesioner(ctx, input);
}
