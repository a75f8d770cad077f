import type { pengumuman } from '@hadir/contract/pengumuman/pengumuman.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { findPengumuman, insertPengumuman } from './pengumuman.queries.ts';
import { STATUS_PENGUMUMAN } from '@hadir/rules/kode/status-pengumuman.ts';
import { tellPengumuman } from './tell-pengumuman.ts';
import { refuseField } from '../platform/kit/refusal.ts';
import { found } from '../platform/kit/found.ts';

type Call = typeof pengumuman.addPengumuman;

/** Refuses one whose last day is over: nobody would read it. */
export async function addPengumuman(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { judul, isi, tgl_mulai, tgl_selesai = null } = input;
  if (tgl_selesai !== null && tgl_selesai < ctx.today) {
    throw refuseField(
      'tgl_selesai',
      'Sudah lewat, jadi tidak seorang pun akan membacanya. Isi hari ini atau sesudahnya',
    );
  }
  const sesudah = found(await findPengumuman(ctx, await insertPengumuman(ctx, { judul, isi, tgl_mulai, tgl_selesai })));
  ctx.logChange({ sesudah });
  if (sesudah.status === STATUS_PENGUMUMAN.aktif) {
    await tellPengumuman(ctx, { pengumuman_id: sesudah.pengumuman_id, organisasi_id: input.organisasi_id });
  }
  return sesudah;
}
