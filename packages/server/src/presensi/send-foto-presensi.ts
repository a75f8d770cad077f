import { sendImage } from '../files/send-image.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import type { Download } from '../http/download.ts';
import { Refusal } from '../http/refusal.ts';
import { findFotoPresensi } from './presensi.queries.ts';

/** The photo of an event, for those who may see the event: to a plain user only his own exist. */
export async function sendFotoPresensi(
  ctx: OrganisasiCtx,
  { presensi_id }: { presensi_id: number },
): Promise<Download> {
  const { db, organisasi, actor } = ctx;
  const row = await findFotoPresensi(db, organisasi.organisasi_id, presensi_id);
  if (!row || (actor.peran === 'user' && row.user_id !== actor.user_id)) throw new Refusal('input.not_found');
  return sendImage(ctx, row.foto);
}
