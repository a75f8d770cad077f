import type { UserCtx } from '../platform/ctx/ctx.ts';
import type { Download } from '../platform/http/answer/download.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { findDataSaya } from './data-saya.queries.ts';
import { found } from '../platform/kit/found.ts';

/** The copy that was made last; 404 where none was asked for, 433 while it is being made and once it was taken away. */
export async function getBerkasDataSaya(ctx: UserCtx): Promise<Download> {
  const data = found(await findDataSaya(ctx));
  if (!data.hasil) throw new Refusal('laporan.not_ready');
  if (data.berkas_dihapus_pada) throw new Refusal('data_saya.expired');
  const opened = found(await ctx.deps.files.open(ctx.db, data.hasil.berkas_id));
  return { filename: data.hasil.nama_berkas, mediaType: 'application/zip', content: opened.content };
}
