import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { logOrganisasi } from '@hadir/contract/log/daftar/log-organisasi.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { saringSendiri } from './saring-sendiri.ts';
import { loadLog } from './load-log.ts';

type Call = typeof logOrganisasi.listLogOrganisasi;

/** A page of the organisation's log. */
export function listLogOrganisasi(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { organisasi_id: _, ...saring } = input;
  return loadLog({ ...ctx, zona: ctx.organisasi.timezone }, ctx.organisasi, saringSendiri(ctx.actor, saring));
}
