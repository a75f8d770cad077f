import type { kuesioner } from '@hadir/contract/kuesioner/daftar/kuesioner.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { pemilikTerlihat } from '@hadir/rules/akses/terlihat.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { listKuesionerRows } from './daftar.queries.ts';

type Call = typeof kuesioner.listKuesioner;

/** The organisation's questionnaires, the latest first; of a plain member those that are published for him. */
export function listKuesioner(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  return listKuesionerRows(ctx, { ...input, anggota: pemilikTerlihat(ctx.actor) });
}
