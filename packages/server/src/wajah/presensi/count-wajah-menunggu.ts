import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { selectWajahMenunggu } from '../pendaftaran/wajah.queries.ts';
import { countMenunggu } from './wajah-presensi.queries.ts';

/** How many faces of the organisation's members are to be recognised by somebody: enrolments, and selfies in doubt. */
export async function countWajahMenunggu(ctx: OrganisasiCtx): Promise<number> {
  const [pendaftaran, swafoto] = await Promise.all([selectWajahMenunggu(ctx), countMenunggu(ctx, undefined)]);
  return pendaftaran.length + swafoto;
}
