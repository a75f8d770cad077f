import type { jadwal } from '@hadir/contract/jadwal/jam/jadwal.contract.ts';
import type { Output } from '@hadir/contract/kit/endpoint.ts';
import { findPengaturanHariIni } from '../../pengaturan/find-pengaturan-hari-ini.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';

/** The minutes a week that schedules are shown beside today, here or in the whole tenant. */
export async function getNorma(ctx: MilikCtx): Promise<Output<typeof jadwal.getNorma>> {
  const { norma_menit, norma_menit_ramadan } = await findPengaturanHariIni(ctx);
  return { norma_menit, norma_menit_ramadan };
}
