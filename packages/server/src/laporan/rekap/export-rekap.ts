import type { UnduhRekapInput } from '@hadir/contract/laporan/rekap/rekap.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { checkFormat } from '../dasar/check-format.ts';
import { getRentang } from '../dasar/get-rentang.ts';
import { loadTabel } from '../tabel/load-tabel.ts';
import { toSaring } from '../dasar/to-saring.ts';
import { writeLaporan } from '../../platform/print/laporan/write-laporan.ts';

/** Rekap, its days or its percentages as a file: the rows of the screen. */
export async function exportRekap(ctx: OrganisasiCtx, input: UnduhRekapInput): Promise<Download> {
  const rentang = await getRentang(ctx, input);
  checkFormat(input.jenis, input.format, rentang);
  const saring = toSaring(ctx, input, rentang);
  const tabel = await loadTabel(ctx, { jenis: input.jenis, format: input.format, rentang, saring });
  return writeLaporan(ctx, tabel, input.format);
}
