import { sendImage } from '../../platform/http/lampiran/send-image.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { found } from '../../platform/kit/found.ts';
import { requireLihatPresensi } from './require-lihat-presensi.ts';
import { findFotoPresensi } from '../ketukan/presensi.queries.ts';

/** The photo of an event, for those who may see the event: to a plain user only his own, and those of requests that he decides, exist. */
export async function getFotoPresensi(ctx: OrganisasiCtx, { presensi_id }: { presensi_id: number }): Promise<Download> {
  const { db, organisasi } = ctx;
  const row = found(await findFotoPresensi(db, organisasi.organisasi_id, presensi_id));
  await requireLihatPresensi(ctx, { presensi_id, user_id: row.user_id });
  ctx.logChange({ tentang_id: row.user_id });
  return sendImage(ctx, row.foto);
}
