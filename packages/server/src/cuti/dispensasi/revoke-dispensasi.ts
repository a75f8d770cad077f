import type { pengaturanCuti } from '@hadir/contract/cuti/pengaturan/pengaturan-cuti.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { deleteDispensasi, selectDispensasi } from './dispensasi.queries.ts';

type Call = typeof pengaturanCuti.revokeDispensasi;

/** Takes a dispensation back; what was asked for under it stays. */
export async function revokeDispensasi(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const before = await selectDispensasi(ctx);
  const sebelum = found(before.find((one) => one.cuti_dispensasi_id === input.cuti_dispensasi_id));
  await deleteDispensasi(ctx, input.cuti_dispensasi_id);
  ctx.logChange({ sebelum });
  return before.filter((one) => one !== sebelum);
}
