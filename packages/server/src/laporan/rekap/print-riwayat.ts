import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { rekap } from '@hadir/contract/laporan/rekap/rekap.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { writeLaporan } from '../../platform/print/laporan/write-laporan.ts';
import { checkAnggotaTerlihat } from '../../kehadiran/riwayat/check-anggota-terlihat.ts';
import { getRentang } from '../dasar/get-rentang.ts';
import { toSaring } from '../dasar/to-saring.ts';
import { loadTabelRiwayat } from '../tabel/load-tabel-riwayat.ts';

/** Riwayat Kehadiran to print: every day of the span, of one member (404 where he is not seen) or of all that are. */
export async function printRiwayat(ctx: OrganisasiCtx, input: Input<typeof rekap.printRiwayat>): Promise<Download> {
  if (input.user_id !== undefined) await checkAnggotaTerlihat(ctx, input.user_id);
  const rentang = await getRentang(ctx, input);
  const tabel = await loadTabelRiwayat(ctx, { rentang, saring: toSaring(ctx, input, rentang) });
  return writeLaporan(ctx, tabel, 'pdf');
}
