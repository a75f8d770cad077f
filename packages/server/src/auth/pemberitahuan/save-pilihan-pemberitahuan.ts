import type { pemberitahuan } from '@hadir/contract/auth/pemberitahuan/pemberitahuan.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { listPilihanPemberitahuan } from './list-pilihan-pemberitahuan.ts';
import { upsertPilihan } from './pilihan.queries.ts';

type Call = typeof pemberitahuan.savePilihanPemberitahuan;

/** Keeps how the caller wants to hear of these kinds; of one named twice the last holds, and what is not said stays. */
export async function savePilihanPemberitahuan(ctx: UserCtx, { pilihan }: Input<Call>): Promise<Output<Call>> {
  const sebelum = await listPilihanPemberitahuan(ctx, {});
  const tetap = new Map(sebelum.map((one) => [one.jenis, one.is_push]));
  const baru = pilihan.map((one) => ({ ...one, is_push: one.is_push ?? tetap.get(one.jenis) ?? true }));
  await upsertPilihan(ctx, [...new Map(baru.map((one) => [one.jenis, one])).values()]);
  const sesudah = await listPilihanPemberitahuan(ctx, {});
  ctx.logChange({ sebelum, sesudah });
  return sesudah;
}
