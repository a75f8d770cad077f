import type { persetujuan } from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { nameJenjang } from '../dasar/name-jenjang.ts';
import { listJalur } from '../dasar/jalur.queries.ts';

type Call = typeof persetujuan.listPersetujuan;

export async function listPersetujuan(ctx: OrganisasiCtx, filter: Input<Call>): Promise<Output<Call>> {
  const page = await listJalur(ctx, filter);
  const named = await nameJenjang(
    ctx,
    page.data.map(({ jenjang }) => jenjang),
  );
  return { ...page, data: page.data.map((jalur, i) => ({ ...jalur, jenjang: named[i] ?? [] })) };
}
