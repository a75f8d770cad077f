import type { cutiBersamaTenant } from '@hadir/contract/cuti/bersama/cuti-bersama-tenant.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import { askCutiBersama } from './ask-cuti-bersama.ts';
import { endAturanBersama, insertAturanBersama, lockAturanTenant } from './aturan-bersama.queries.ts';
import { getCutiBersamaTenant } from './get-cuti-bersama-tenant.ts';

type Call = typeof cutiBersamaTenant.changeCutiBersamaTenant;

/** Sets for all organisations without a rule of their own whose annual leave cuti bersama reduces, from a date on. */
export async function changeCutiBersamaTenant(
  ctx: TenantCtx,
  { tgl_mulai, mengurangi }: Input<Call>,
): Promise<Output<Call>> {
  await lockAturanTenant(ctx);
  const { aturan: sebelum } = await getCutiBersamaTenant(ctx);
  const milik = { db: ctx.db, organisasi: { tenant_id: ctx.tenant_id, organisasi_id: null } };
  await endAturanBersama(milik, tgl_mulai);
  await insertAturanBersama(milik, { tgl_mulai, mengurangi });
  const sesudah = await getCutiBersamaTenant(ctx);
  ctx.logChange({ sebelum, sesudah: sesudah.aturan });
  await askCutiBersama(ctx);
  return sesudah;
}
