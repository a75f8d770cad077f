import type { jadwalShift } from '@hadir/contract/jadwal/shift/jadwal-shift.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { foundOnlyIf } from '../../platform/kit/found.ts';
import { writeLaporan } from '../../platform/print/laporan/write-laporan.ts';
import { loadTabelRoster } from './load-tabel-roster.ts';

/** A month of the roster on paper. */
export async function printJadwalShift(
  ctx: OrganisasiCtx,
  { bulan, group_id, q }: Input<typeof jadwalShift.printJadwalShift>,
): Promise<Download> {
  const tabel = await loadTabelRoster(ctx, { bulan, group_id, q });
  foundOnlyIf(tabel.baris.length > 0);
  return writeLaporan(ctx, tabel, 'pdf');
}
