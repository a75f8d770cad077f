import { UNTUK_PERSETUJUAN, type UntukPersetujuan } from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';
import type { LayananCtx } from './persetujuan-upward.ts';

/** The kinds of requests that are in use here. */
export async function listBerlaku(ctx: LayananCtx): Promise<UntukPersetujuan[]> {
  const { permintaan } = ctx.deps.upward;
  const berlaku: UntukPersetujuan[] = [];
  for (const untuk of UNTUK_PERSETUJUAN) if (await permintaan[untuk].isBerlaku(ctx)) berlaku.push(untuk);
  return berlaku;
}
