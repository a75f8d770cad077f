import type { DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import type { cuti } from '@hadir/contract/cuti/ajuan/cuti.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { getCuti } from './get-cuti.ts';
import { saveDraf } from './save-draf.ts';

/** Keeps a request as a draft. */
export async function addDrafCuti(ctx: OrganisasiCtx, input: Input<typeof cuti.addDrafCuti>): Promise<DetailCuti> {
  const { cuti_id } = await saveDraf(ctx, input, null);
  const sesudah = await getCuti(ctx, { cuti_id });
  ctx.logChange({ sesudah });
  return sesudah;
}
