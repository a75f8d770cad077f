import type { kuesioner } from '@hadir/contract/kuesioner/daftar/kuesioner.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { lockKuesioner, updateKuesioner } from '../dasar/kuesioner.queries.ts';
import { openTitipan } from '../dasar/open-titipan.ts';
import { requireKeadaan } from '../dasar/require-keadaan.ts';
import { getKuesioner } from './get-kuesioner.ts';

type Call = typeof kuesioner.endKuesioner;

/** Closes a questionnaire for good; of an anonymous one the answers that waited for others are opened. */
export async function endKuesioner(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { kuesioner_id } = input;
  requireKeadaan(found(await lockKuesioner(ctx, kuesioner_id)), ctx.today, 'tutup');
  const sebelum = await getKuesioner(ctx, input);
  await updateKuesioner(ctx, kuesioner_id, { status: 'tutup' });
  await openTitipan(ctx, ctx.deps.secretKeys, kuesioner_id);
  const sesudah = await getKuesioner(ctx, input);
  ctx.logChange({ sebelum, sesudah });
  return sesudah;
}
