import type { kuesioner } from '@hadir/contract/kuesioner/daftar/kuesioner.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { insertKuesioner, replaceSasaran } from './daftar.queries.ts';
import { getKuesioner } from './get-kuesioner.ts';
import { toBarisKuesioner } from './to-baris-kuesioner.ts';

type Call = typeof kuesioner.addKuesioner;

/** A draft. It may be unfinished; what is wrong with it is said when it is published. */
export async function addKuesioner(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { baris, siapa } = toBarisKuesioner(input);
  const kuesioner_id = await insertKuesioner(ctx, baris);
  await replaceSasaran(ctx, kuesioner_id, siapa);
  const sesudah = await getKuesioner(ctx, { kuesioner_id });
  ctx.logChange({ sesudah });
  return sesudah;
}
