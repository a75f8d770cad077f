import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { rekap } from '@hadir/contract/laporan/rekap/rekap.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { getRentang } from '../dasar/get-rentang.ts';
import { toSaring } from '../dasar/to-saring.ts';
import { writeEmis } from './write-emis.ts';

/** Laporan EMIS of a month, the current one unless given. */
export async function exportEmis(ctx: OrganisasiCtx, input: Input<typeof rekap.exportEmis>): Promise<Download> {
  const rentang = await getRentang(ctx, input);
  return writeEmis(ctx, toSaring(ctx, input, rentang), { rentang, format: input.format });
}
