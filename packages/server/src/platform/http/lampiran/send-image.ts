import type { BaseCtx } from '../../ctx/ctx.ts';
import type { Download } from '../answer/download.ts';
import { Refusal } from '../../kit/refusal.ts';

/** A kept picture as an answer that the browser shows; 404 where there is none in this scope. */
export async function sendImage(ctx: BaseCtx, berkas_id: string | null | undefined): Promise<Download> {
  const found = berkas_id && (await ctx.deps.files.open(ctx.db, berkas_id));
  if (!found) throw new Refusal('input.not_found');
  return { filename: 'foto.webp', mediaType: 'image/webp', content: found.content, inline: true };
}
