import type { AtributAktif } from '@hadir/contract/atribut/nilai/nilai-atribut.ts';
import { canSeeAtribut } from '@hadir/rules/atribut/can-fill-atribut.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { selectAtributAktif } from './nilai-atribut.queries.ts';

/** The attributes in use that the caller sees; those kept from him do not exist for him. */
export async function listAtributAktif(ctx: OrganisasiCtx): Promise<AtributAktif[]> {
  return (await selectAtributAktif(ctx)).filter((one) => canSeeAtribut(one, ctx.actor));
}
