import type { UnduhRekapInput } from '@hadir/contract/laporan/rekap.contract.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import type { Download } from '../http/download.ts';
import { closeHari } from '../kehadiran/close-hari.ts';
import { checkFormat } from './check-format.ts';
import { getRentang } from './get-rentang.ts';
import { loadTabel } from './load-tabel.ts';
import { toSaring } from './to-saring.ts';
import { writeLaporan } from './write-laporan.ts';

/** Rekap, its days or its percentages as a file: the rows of the screen. */
export async function exportRekap(ctx: OrganisasiCtx, input: UnduhRekapInput): Promise<Download> {
  await closeHari(ctx.deps.db, ctx.organisasi, ctx.now);
  const rentang = await getRentang(ctx, input);
  checkFormat(input.jenis, input.format, rentang);
  const tabel = await loadTabel(ctx, { jenis: input.jenis, rentang, saring: toSaring(ctx, input, rentang) });
  return writeLaporan(ctx, tabel, input.format);
}
