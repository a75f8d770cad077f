import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { getKuota } from '../dasar/kuota.queries.ts';

/** How much of its quota the organisation uses; null where there is no limit. */
export async function getKuotaAnggota(ctx: OrganisasiCtx) {
  const { kuota, terpakai } = await getKuota(ctx);
  return { kuota, terpakai, sisa: kuota === null ? null : Math.max(0, kuota - terpakai) };
}
