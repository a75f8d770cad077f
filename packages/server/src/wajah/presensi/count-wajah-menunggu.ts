import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { selectWajahMenunggu } from '../pendaftaran/wajah.queries.ts';
import { countSwafotoMenunggu } from './wajah-presensi.queries.ts';

/** How many faces of the organisation's members are to be recognised by somebody: of enrolments, of selfies in doubt. */
export async function countWajahMenunggu(
  ctx: OrganisasiCtx,
  { pendaftaran, swafoto }: { pendaftaran: boolean; swafoto: boolean },
): Promise<number> {
  const [terdaftar, ditinjau] = await Promise.all([
    pendaftaran ? selectWajahMenunggu(ctx) : [],
    swafoto ? countSwafotoMenunggu(ctx, undefined) : 0,
  ]);
  return terdaftar.length + ditinjau;
}
