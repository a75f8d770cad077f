import type { cutiBersama } from '@hadir/contract/cuti/bersama/cuti-bersama.contract.ts';
import type { Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { syncCutiBersama } from './sync-cuti-bersama.ts';
import { tellSaldoBersama } from './tell-saldo-bersama.ts';

/** Writes what this year's cuti bersama do to the ledgers, asked for by hand. */
export async function generateCutiBersama(ctx: OrganisasiCtx): Promise<Output<typeof cutiBersama.generateCutiBersama>> {
  const baris = await syncCutiBersama(ctx);
  await tellSaldoBersama(ctx, baris);
  ctx.logChange({ sesudah: { jumlah_baris: baris.length } });
  return { baris };
}
