import type { PekerjaanImpor } from '@hadir/contract/presensi/impor/impor-presensi.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { findPekerjaanImpor } from './pekerjaan-impor.queries.ts';

/** How far an import is, and what came of it. */
export async function getImporPresensi(
  ctx: OrganisasiCtx,
  { pekerjaan_id }: { pekerjaan_id: string },
): Promise<PekerjaanImpor> {
  return found(await findPekerjaanImpor(ctx.db, ctx.organisasi.organisasi_id, pekerjaan_id));
}
