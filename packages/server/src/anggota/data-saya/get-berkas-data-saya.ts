import type { UserCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findDataSaya } from './data-saya.queries.ts';

/** The copy that was made last; 404 where none was asked for, 433 while it is being made and once it was taken away. */
export async function getBerkasDataSaya(ctx: UserCtx): Promise<Download> {
  const found = await findDataSaya(ctx);
  if (!found) throw new Refusal('input.not_found');
  if (!found.hasil) throw new Refusal('laporan.not_ready');
  if (found.berkas_dihapus_pada) throw new Refusal('data_saya.expired');
  const opened = await ctx.deps.files.open(ctx.db, found.hasil.berkas_id);
  if (!opened) throw new Refusal('input.not_found');
  return { filename: found.hasil.nama_berkas, mediaType: 'application/zip', content: opened.content };
}
