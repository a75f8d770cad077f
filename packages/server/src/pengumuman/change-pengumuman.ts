import type { pengumuman } from '@hadir/contract/pengumuman/pengumuman.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { changeDisampaikan } from '../auth/pemberitahuan/disampaikan.queries.ts';
import { findPengumuman, updatePengumuman } from './pengumuman.queries.ts';
import { STATUS_PENGUMUMAN } from '@hadir/rules/kode/status-pengumuman.ts';
import { tellPengumuman } from './tell-pengumuman.ts';
import { judulPengumuman, tentangPengumuman } from './tentang-pengumuman.ts';
import { found } from '../platform/kit/found.ts';

type Call = typeof pengumuman.changePengumuman;

export async function changePengumuman(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { pengumuman_id, judul, isi, tgl_mulai, tgl_selesai = null } = input;
  const sebelum = found(await findPengumuman(ctx, pengumuman_id));
  await updatePengumuman(ctx, pengumuman_id, { judul, isi, tgl_mulai, tgl_selesai });
  const sesudah = found(await findPengumuman(ctx, pengumuman_id));
  ctx.logChange({ sebelum, sesudah });
  await changeDisampaikan(ctx.db, tentangPengumuman(ctx.deps, input), { judul: judulPengumuman(judul) });
  if (sesudah.status === STATUS_PENGUMUMAN.aktif) {
    await tellPengumuman(ctx, { pengumuman_id: sesudah.pengumuman_id, organisasi_id: input.organisasi_id });
  }
  return sesudah;
}
