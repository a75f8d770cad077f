import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { log } from '@hadir/contract/log/daftar/log.contract.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { loadLog } from './load-log.ts';
import { milikOf, ZONA_TENANT } from './milik-of.ts';

type Call = typeof log.listLog;

/** A page of the log of the caller's tenant; of all of them for those above the tenants. */
export function listLog(ctx: UserCtx, input: Input<Call>): Promise<Output<Call>> {
  const { tenant_id, organisasi_id, ...saring } = input;
  return loadLog({ ...ctx, zona: ZONA_TENANT }, milikOf(ctx, { tenant_id, organisasi_id }), saring);
}
