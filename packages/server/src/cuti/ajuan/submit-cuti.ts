import type { DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import type { cuti } from '@hadir/contract/cuti/ajuan/cuti.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { findAjuan } from '../dasar/ajuan.queries.ts';
import { lockBatasRekan } from '../kategori/kategori-cuti.queries.ts';
import { getCuti } from './get-cuti.ts';
import { saveDraf } from './save-draf.ts';
import { submitAjuan } from './submit-ajuan.ts';

/** Writes a request and sends it on its way at once. */
export async function submitCuti(ctx: OrganisasiCtx, input: Input<typeof cuti.submitCuti>): Promise<DetailCuti> {
  await lockBatasRekan(ctx);
  const { cuti_id, ...bahan } = await saveDraf(ctx, input, null);
  // Nobody else sees it before this transaction ends.
  const ajuan = found(await findAjuan(ctx, cuti_id));
  const dikirim = await submitAjuan(ctx, ajuan, null, bahan);
  const sesudah = await getCuti(ctx, { cuti_id }, dikirim);
  ctx.logChange({ sesudah });
  return sesudah;
}
