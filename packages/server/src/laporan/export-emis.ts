import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { rekap } from '@hadir/contract/laporan/rekap.contract.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import type { Download } from '../http/download.ts';
import { closeHari } from '../kehadiran/close-hari.ts';
import { getRentang } from './get-rentang.ts';
import { toSaring } from './to-saring.ts';
import { writeEmis } from './write-emis.ts';

/** Laporan EMIS of a month, the current one unless given. */
export async function exportEmis(ctx: OrganisasiCtx, input: Input<typeof rekap.emis>): Promise<Download> {
  await closeHari(ctx.deps.db, ctx.organisasi, ctx.now);
  const rentang = await getRentang(ctx, input);
  return writeEmis(ctx, toSaring(ctx, input, rentang), rentang);
}
