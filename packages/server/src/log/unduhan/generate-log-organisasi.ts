import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { logOrganisasi } from '@hadir/contract/log/daftar/log-organisasi.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { saringSendiri } from '../daftar/saring-sendiri.ts';
import { askUnduhan } from './ask-unduhan.ts';

type Call = typeof logOrganisasi.generateLogOrganisasi;

/** Has a file made of what is filtered in the organisation's log. */
export async function generateLogOrganisasi(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { organisasi_id, ...saring } = input;
  const tempat = { tenant_id: ctx.organisasi.tenant_id, organisasi_id };
  return askUnduhan(ctx, tempat, {
    milik: tempat,
    saring: saringSendiri(ctx.actor, saring),
    zona: ctx.organisasi.timezone,
  });
}
