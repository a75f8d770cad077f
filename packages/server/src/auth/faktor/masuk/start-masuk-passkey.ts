import type { faktor } from '@hadir/contract/auth/faktor/faktor.contract.ts';
import type { Output } from '@hadir/contract/kit/endpoint.ts';
import type { BaseCtx } from '../../../platform/ctx/ctx.ts';
import { openTantangan } from '../dasar/open-tantangan.ts';
import { writeOpsiMasuk } from './write-opsi-masuk.ts';

/** Begins signing in without a name. */
export async function startMasukPasskey(ctx: BaseCtx): Promise<Output<typeof faktor.startMasukPasskey>> {
  await ctx.deps.limits.take('passkey_mulai', ctx.origin.ip);
  const { token } = await openTantangan(ctx, { jenis: 'masuk', user_id: null, tenant_id: null });
  return { token, opsi: writeOpsiMasuk(ctx.deps, token) };
}
