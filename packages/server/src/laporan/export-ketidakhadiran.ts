import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { ketidakhadiran } from '@hadir/contract/laporan/ketidakhadiran.contract.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import type { Download } from '../http/download.ts';
import { closeHari } from '../kehadiran/close-hari.ts';
import { checkKetidakhadiran } from './check-ketidakhadiran.ts';
import { getRentang } from './get-rentang.ts';
import { loadTabel } from './load-tabel.ts';
import { toSaring } from './to-saring.ts';
import { writeLaporan } from './write-laporan.ts';

/** Ketidakhadiran as a workbook: the rows of the screen. */
export async function exportKetidakhadiran(
  ctx: OrganisasiCtx,
  input: Input<typeof ketidakhadiran.download>,
): Promise<Download> {
  await checkKetidakhadiran(ctx);
  await closeHari(ctx.deps.db, ctx.organisasi, ctx.now);
  const rentang = await getRentang(ctx, input);
  const saring = toSaring(ctx, input, rentang);
  const tabel = await loadTabel(ctx, { jenis: 'ketidakhadiran', rentang, saring, hilang: input.jenis });
  return writeLaporan(ctx, tabel, 'xlsx');
}
