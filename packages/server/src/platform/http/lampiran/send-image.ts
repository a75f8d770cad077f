import { found } from '../../kit/found.ts';
import type { BaseCtx } from '../../ctx/ctx.ts';
import type { Download } from '../answer/download.ts';

/** A kept picture as an answer that the browser shows; 404 where there is none in this scope. */
export async function sendImage(ctx: BaseCtx, berkas_id: string | null | undefined): Promise<Download> {
  const { content } = found(berkas_id ? await ctx.deps.files.open(ctx.db, berkas_id) : null);
  return { filename: 'foto.webp', mediaType: 'image/webp', content, inline: true };
}
