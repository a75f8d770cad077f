import { findAnggota } from '../../anggota/dasar/anggota.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { found, foundTerlihat } from '../../platform/kit/found.ts';
import { sendFotoWajah } from '../dasar/foto-wajah.ts';
import type { SatuWajah } from './hold-menunggu.ts';
import { findPotret } from './wajah.queries.ts';

/** A photo of a member's enrolment, for those who may see the member: to a plain user only his own exist. */
export async function getFotoWajah(ctx: OrganisasiCtx, asked: SatuWajah & { urutan: number }): Promise<Download> {
  const potret = foundTerlihat(ctx, await findPotret(ctx.db, asked), ({ user_id }) => ({ milik: [user_id] }));
  found(await findAnggota(ctx, potret.user_id));
  ctx.logChange({ tentang_id: potret.user_id });
  return sendFotoWajah(ctx, potret.berkas_id);
}
