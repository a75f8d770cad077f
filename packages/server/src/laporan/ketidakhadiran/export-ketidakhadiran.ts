import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { ketidakhadiran } from '@hadir/contract/laporan/ketidakhadiran/ketidakhadiran.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { checkKetidakhadiran } from './check-ketidakhadiran.ts';
import { getRentang } from '../dasar/get-rentang.ts';
import { loadTabel } from '../tabel/load-tabel.ts';
import { toSaring } from '../dasar/to-saring.ts';
import { writeLaporan } from '../../platform/print/laporan/write-laporan.ts';

/** Ketidakhadiran as a workbook: the rows of the screen. */
export async function exportKetidakhadiran(
  ctx: OrganisasiCtx,
  input: Input<typeof ketidakhadiran.exportKetidakhadiran>,
): Promise<Download> {
  await checkKetidakhadiran(ctx);
  const rentang = await getRentang(ctx, input);
  const saring = toSaring(ctx, input, rentang);
  const tabel = await loadTabel(ctx, { jenis: 'ketidakhadiran', format: 'xlsx', rentang, saring, hilang: input.jenis });
  return writeLaporan(ctx, tabel, 'xlsx');
}
