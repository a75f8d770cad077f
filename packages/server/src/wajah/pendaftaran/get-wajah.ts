import type { WajahAnggota } from '@hadir/contract/wajah/pendaftaran/pendaftaran-wajah.ts';
import { findAnggota } from '../../anggota/dasar/anggota.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { loadWajahAnggota, type Siap } from './load-wajah-anggota.ts';

/** A member's enrolment; 404 where he is none of the organisation. */
export async function getWajah(
  ctx: OrganisasiCtx,
  { user_id, ...siap }: Siap & { user_id: number },
): Promise<WajahAnggota> {
  found(await findAnggota(ctx, user_id));
  return loadWajahAnggota(ctx, user_id, siap);
}
