import type { cutiBersama } from '@hadir/contract/cuti/bersama/cuti-bersama.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { endAturanBersama, insertAturanBersama, listAturanBersama } from './aturan-bersama.queries.ts';
import { lockCutiOrganisasi } from '../kategori/kategori-cuti.queries.ts';
import { syncCutiBersama } from './sync-cuti-bersama.ts';
import { tellSaldoBersama } from './tell-saldo-bersama.ts';

type Call = typeof cutiBersama.changeCutiBersama;

/** Sets from a date on whose annual leave cuti bersama reduces, and brings the ledgers to it. */
export async function changeCutiBersama(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  await lockCutiOrganisasi(ctx);
  const sebelum = await listAturanBersama(ctx);
  await endAturanBersama(ctx, input.tgl_mulai);
  if (!input.ikut_tenant) await insertAturanBersama(ctx, input);
  const baris = await syncCutiBersama(ctx);
  await tellSaldoBersama(ctx, baris);
  ctx.logChange({ sebelum, sesudah: { aturan: await listAturanBersama(ctx), jumlah_baris: baris.length } });
  return { baris };
}
