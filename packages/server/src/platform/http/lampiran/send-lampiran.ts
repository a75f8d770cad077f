import type { MediaType } from '@hadir/contract/kit/endpoint.ts';
import type { BaseCtx } from '../../ctx/ctx.ts';
import type { Download } from '../answer/download.ts';
import { Refusal } from '../../kit/refusal.ts';

/** A kept attachment under the name that it came with; 404 where there is none in this scope. */
export async function sendLampiran(ctx: BaseCtx, berkas_id: string | null): Promise<Download> {
  const found = berkas_id && (await ctx.deps.files.open(ctx.db, berkas_id));
  if (!found) throw new Refusal('input.not_found');
  const { nama, media_type } = found.berkas;
  // Its type was judged by its content when it was taken in.
  return { filename: nama ?? 'lampiran', mediaType: media_type as MediaType, content: found.content };
}
