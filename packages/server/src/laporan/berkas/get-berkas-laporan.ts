import { XLSX } from '@hadir/contract/kit/berkas.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findLaporan } from './laporan.queries.ts';
import { found } from '../../platform/kit/found.ts';

/**
 * A finished report's file; 404 where it is none of this organisation's or tenant's, 433 while it is being made and
 * once its file was taken away.
 */
export async function getBerkasLaporan(ctx: MilikCtx, { laporan_id }: { laporan_id: string }): Promise<Download> {
  const laporan = found(await findLaporan(ctx, laporan_id));
  if (!laporan.hasil) throw new Refusal('laporan.not_ready');
  if (laporan.berkas_dihapus_pada) throw new Refusal('laporan.expired');
  const berkas = found(await ctx.deps.files.open(ctx.db, laporan.hasil.berkas_id));
  const mediaType = laporan.format === 'pdf' ? 'application/pdf' : XLSX;
  return { filename: laporan.hasil.nama_berkas, mediaType, content: berkas.content };
}
