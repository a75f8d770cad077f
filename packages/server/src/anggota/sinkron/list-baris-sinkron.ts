import type { sinkronAnggota } from '@hadir/contract/anggota/sinkron/sinkron-anggota.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { selectBaris } from './baris-sinkron.queries.ts';
import { findSinkronByToken } from './sinkronisasi.queries.ts';

type Call = typeof sinkronAnggota.listBarisSinkron;

export async function listBarisSinkron(ctx: OrganisasiCtx, { token, ...filter }: Input<Call>): Promise<Output<Call>> {
  const { organisasi_id } = ctx.organisasi;
  const run = await findSinkronByToken(ctx.db, token);
  // A super admin's view is not narrowed to the organisation of the path.
  const own = found(run?.organisasi_id === organisasi_id ? run : undefined);
  return selectBaris(ctx.db, own, filter);
}
