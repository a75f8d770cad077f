import { seesSemuaCuti } from '@hadir/rules/cuti/dasar/cuti-terlihat.ts';
import type { kalenderCuti } from '@hadir/contract/cuti/kalender/kalender-cuti.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { makeSecretToken } from '../../platform/kit/secret-token.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { insertKalender, listKalender } from './kalender-cuti.queries.ts';

type Call = typeof kalenderCuti.addAlamatKalender;

/** Makes an address that calendar programs may subscribe to; who has it reads the calendar, until it is revoked. */
export async function addAlamatKalender(ctx: OrganisasiCtx, { isi }: Input<Call>): Promise<Output<Call>> {
  if (isi === 'instansi' && !seesSemuaCuti(ctx.actor)) throw new Refusal('akses.denied');
  const { token, token_hash } = makeSecretToken();
  const cuti_kalender_id = await insertKalender(ctx, { isi, token_hash });
  const made = found((await listKalender(ctx)).find((one) => one.cuti_kalender_id === cuti_kalender_id));
  ctx.logChange({ sesudah: made });
  return { ...made, alamat: `${ctx.deps.publicUrl}/kalender-cuti/${token}.ics` };
}
