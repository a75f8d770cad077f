import type { kalenderSaya } from '@hadir/contract/dashboard/kalender/kalender-saya.contract.ts';
import type { Output } from '@hadir/contract/kit/endpoint.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { makeSecretToken } from '../../platform/kit/secret-token.ts';
import { replaceAlamat } from './alamat-kalender-saya.queries.ts';

type Call = typeof kalenderSaya.addAlamatKalenderSaya;

/** Makes the address that a calendar program subscribes to; one that was made before answers nothing any more. */
export async function addAlamatKalenderSaya(ctx: UserCtx): Promise<Output<Call>> {
  const { token, token_hash } = makeSecretToken();
  await replaceAlamat(ctx, token_hash);
  const dibuat_pada = ctx.now.toISOString();
  ctx.logChange({ sesudah: { dibuat_pada } });
  return { dibuat_pada, terakhir_pada: null, alamat: `${ctx.deps.publicUrl}/kalender-saya/${token}.ics` };
}
