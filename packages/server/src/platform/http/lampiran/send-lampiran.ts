import { found } from '../../kit/found.ts';
import type { MediaType } from '@hadir/contract/kit/endpoint.ts';
import type { BaseCtx } from '../../ctx/ctx.ts';
import type { Download } from '../answer/download.ts';

/** A kept attachment under the name that it came with; 404 where there is none in this scope. */
export async function sendLampiran(ctx: BaseCtx, berkas_id: string | null): Promise<Download> {
  const { berkas, content } = found(berkas_id ? await ctx.deps.files.open(ctx.db, berkas_id) : null);
  const { nama, media_type } = berkas;
  // Its type was judged by its content when it was taken in.
  return { filename: nama ?? 'lampiran', mediaType: media_type as MediaType, content };
}
