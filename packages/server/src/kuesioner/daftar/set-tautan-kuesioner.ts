import type { kuesioner } from '@hadir/contract/kuesioner/daftar/kuesioner.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { makeSecretToken } from '../../platform/kit/secret-token.ts';
import { lockKuesioner, updateKuesioner } from '../dasar/kuesioner.queries.ts';
import { requireKeadaan } from '../dasar/require-keadaan.ts';
import { requireDapatDibagikan } from './require-dapat-dibagikan.ts';

type Call = typeof kuesioner.setTautanKuesioner;

/** A new link for people without account, in place of an older one. Refuses (433) what cannot be opened to them. */
export async function setTautanKuesioner(ctx: OrganisasiCtx, { kuesioner_id }: Input<Call>): Promise<Output<Call>> {
  const stored = found(await lockKuesioner(ctx, kuesioner_id));
  requireKeadaan(stored, ctx.today, 'bagikan');
  requireDapatDibagikan(stored);
  const { token, token_hash } = makeSecretToken();
  await updateKuesioner(ctx, kuesioner_id, { token_hash });
  ctx.logChange({ sesudah: { judul: stored.judul, has_tautan: true } });
  // After the hash: what stands there is sent to no server, and so into no log.
  return { token, url: `${ctx.deps.publicUrl}/kuesioner#${token}` };
}
