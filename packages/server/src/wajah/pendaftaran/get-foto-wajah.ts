import { seesPotret } from '@hadir/rules/wajah/sees-potret.ts';
import { findAnggota } from '../../anggota/dasar/anggota.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { found, foundOnlyIf } from '../../platform/kit/found.ts';
import { sendFotoWajah } from '../dasar/foto-wajah.ts';
import type { SatuWajah } from './hold-menunggu.ts';
import { findPotret } from './wajah.queries.ts';

/** A photo of a member's enrolment, for himself and those who confirm it; to everybody else there is none. */
export async function getFotoWajah(ctx: OrganisasiCtx, asked: SatuWajah & { urutan: number }): Promise<Download> {
  const potret = found(await findPotret(ctx.db, asked));
  foundOnlyIf(seesPotret(ctx.actor, potret.user_id));
  found(await findAnggota(ctx, potret.user_id));
  ctx.logChange({ tentang_id: potret.user_id });
  return sendFotoWajah(ctx, potret.berkas_id);
}
