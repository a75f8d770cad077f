import type { UnduhHarianInput } from '@hadir/contract/kehadiran/harian/kehadiran-harian.calls.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { writeLaporan } from '../../platform/print/laporan/write-laporan.ts';
import { loadFotoHarian } from './load-foto-harian.ts';
import { loadTabelHarian } from './load-tabel-harian.ts';
import { requireHariAda } from '../hari/require-hari-ada.ts';
import { requireSudahTiba } from './require-sudah-tiba.ts';

/** Kehadiran Harian as a workbook or as a page to print and sign: the same rows and counts as on the screen. */
export async function exportKehadiranHarian(ctx: OrganisasiCtx, input: UnduhHarianInput): Promise<Download> {
  const { format, tanggal = ctx.today, group_id, q, keadaan, verifikasi_wajah, sumber, foto } = input;
  requireSudahTiba(tanggal, ctx.today);
  await requireHariAda(ctx, tanggal);
  const isPdf = format === 'pdf';
  const tabel = await loadTabelHarian(
    ctx,
    { tanggal, group_id, q, keadaan, verifikasi_wajah },
    isPdf ? { sumber, ...(foto && { foto: (rows) => loadFotoHarian(ctx, rows) }) } : {},
  );
  const download = await writeLaporan(ctx, tabel, format);
  if (!isPdf) return download;
  const sebutan = `${foto ? '-dengan-foto' : ''}${sumber ? '' : '-tanpa-sumber'}`;
  return { ...download, filename: download.filename.replace(/\.pdf$/, `${sebutan}.pdf`) };
}
