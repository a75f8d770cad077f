import type { pengumuman } from '@hadir/contract/pengumuman/pengumuman.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { findPengumuman, insertPengumuman } from './pengumuman.queries.ts';
import { found } from '../platform/kit/found.ts';

type Call = typeof pengumuman.addPengumuman;

export async function addPengumuman(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { judul, isi, tgl_mulai, tgl_selesai = null } = input;
  const sesudah = found(await findPengumuman(ctx, await insertPengumuman(ctx, { judul, isi, tgl_mulai, tgl_selesai })));
  ctx.logChange({ sesudah });
  return sesudah;
}
