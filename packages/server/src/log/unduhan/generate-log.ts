import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { log } from '@hadir/contract/log/daftar/log.contract.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import { milikOf, ZONA_TENANT } from '../daftar/milik-of.ts';
import { askUnduhan } from './ask-unduhan.ts';

type Call = typeof log.generateLog;

/** Has a file made of what is filtered. A file belongs to a tenant, so that those above them say of which. */
export async function generateLog(ctx: UserCtx, input: Input<Call>): Promise<Output<Call>> {
  const { tenant_id, organisasi_id, ...saring } = input;
  const milik = milikOf(ctx, { tenant_id, organisasi_id });
  if (milik.tenant_id === null) throw refuseField('tenant_id', 'Pilih induk yang lognya diunduh');
  const tempat = { tenant_id: milik.tenant_id, organisasi_id: null };
  return askUnduhan(ctx, tempat, { milik, saring, zona: ZONA_TENANT });
}
